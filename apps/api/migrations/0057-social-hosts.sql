-- A player has one page in each social network, at an address of that network; a web page of one's own may be anywhere.
-- See packages/contract/src/players/social-networks.ts.
create function is_social_page(page jsonb) returns boolean language sql immutable as $$
  select coalesce((page ->> 'address') ~* (case page ->> 'network'
    when 'instagram' then '^https?://([^/?#@:]+\.)?instagram\.com/.'
    when 'facebook' then '^https?://([^/?#@:]+\.)?(facebook|fb)\.com/.'
    when 'x' then '^https?://([^/?#@:]+\.)?(x|twitter)\.com/.'
    when 'youtube' then '^https?://([^/?#@:]+\.)?(youtube\.com|youtu\.be)/.'
    when 'tiktok' then '^https?://([^/?#@:]+\.)?tiktok\.com/.'
    when 'web' then '^https?://.' end), false)
$$;

create function are_social_pages(pages jsonb) returns boolean language sql immutable as $$
  select count(*) = count(distinct page ->> 'network') and coalesce(bool_and(is_social_page(page)), true)
  from jsonb_array_elements(pages) as page
$$;

-- Until now only the API could write them, with any address: what fits stays, the first of each network.
alter table players disable trigger players_version;
update players set social_networks = (
  select coalesce(jsonb_agg(page order by place), '[]') from (
    select distinct on (page ->> 'network') page, place
    from jsonb_array_elements(social_networks) with ordinality as given (page, place)
    where is_social_page(page) order by page ->> 'network', place) as fitting)
where not are_social_pages(social_networks);
alter table players enable trigger players_version;

alter table players add constraint players_social_pages check (are_social_pages(social_networks));
