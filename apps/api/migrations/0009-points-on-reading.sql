-- The points of a circuit follow from the classification and the edition's ranking system as it is now:
-- reckoned when they are read, they are never those of a system that has changed since.
alter table open_results drop column points;
