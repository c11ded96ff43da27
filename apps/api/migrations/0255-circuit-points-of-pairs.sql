-- In an edition both players of a pair get the points of its position (ADR 156).
alter table opens drop constraint opens_doubles_no_edition;
