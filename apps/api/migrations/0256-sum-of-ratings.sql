-- What the ratings of the two of a pair may add up to, when it is made (ADR 156).
alter table opens
  add column rating_sum_min integer check (rating_sum_min between 0 and 10000),
  add column rating_sum_max integer check (rating_sum_max between 0 and 10000),
  add constraint opens_rating_sum check ((rating_sum_min is null) = (rating_sum_max is null) and rating_sum_min <= rating_sum_max),
  add constraint opens_rating_sum_of_pairs check (rating_sum_min is null or discipline = 'doubles');
