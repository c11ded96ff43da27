import type { Open, OpenPage } from '@topspin/contract';
import { conditionsOf, range } from './place/conditions.ts';
import type { OwnInscription } from './policy.ts';
import type { OpenRow } from './store.ts';

const venueOf = (row: OpenRow): Open['venue'] =>
  row.venue_id === null
    ? null
    : {
        _id: row.venue_id,
        name: row.venue_name ?? '',
        address: row.venue_address ?? '',
        time_zone: row.venue_time_zone ?? '',
        tables: row.venue_tables,
      };

const editionOf = ({ edition_id, edition_name, grade, grade_name }: OpenRow): Open['edition'] =>
  edition_id === null
    ? null
    : {
        _id: edition_id,
        name: edition_name ?? '',
        grade: grade === null || grade_name === null ? null : { grade, name: grade_name },
      };

/** An open as lists show it. */
export const presentOpen = (row: OpenRow): Open => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  date_start: row.date_start.toISOString(),
  date_end: row.date_end.toISOString(),
  state: row.state,
  cancel_reason: row.cancel_reason,
  players_min: row.players_min,
  players_max: row.players_max,
  players_count: row.players_count,
  waiting_count: row.waiting_count,
  best_of: row.best_of,
  gender: row.gender,
  ...(row.doubles_class !== null && {
    doubles: row.doubles_class,
    rating_sum_range: range(row.rating_sum_min, row.rating_sum_max),
  }),
  ...conditionsOf(row),
  age_reckoning: row.age_reckoning,
  public_results: row.public_results,
  venue: venueOf(row),
  edition: editionOf(row),
  organiser: { _id: row.organiser_id, name: row.organiser_name },
  version: row.version,
});

function venueOnMap(venue: Open['venue'], [longitude, latitude]: PageParts['position']): OpenPage['venue'] {
  if (venue === null) return null;
  const location =
    longitude === null || latitude === null
      ? null
      : { type: 'Point' as const, coordinates: [longitude, latitude] as [number, number] };
  return { ...venue, location };
}

type PageParts = {
  readonly may: OpenPage['may'];
  readonly own: OwnInscription | null;
  readonly champions: OpenPage['champions'];
  readonly rated: boolean;
  readonly approval: OpenPage['approval'];
  readonly edition_request: OpenPage['edition_request'];
  readonly contact: string | null;
  /** How many pairs are to play; null in singles. */
  readonly pairs: number | null;
  /** Where the venue is on the map: longitude, then latitude. */
  readonly position: readonly [longitude: number | null, latitude: number | null];
};

/** An open with what the viewer may do in it. The inviter is shown in trusted and approved opens only. */
export const presentOpenPage = (row: OpenRow, { own, position, pairs, ...parts }: PageParts): OpenPage => ({
  ...presentOpen(row),
  ...(pairs !== null && { pairs_count: pairs }),
  ...parts,
  venue: venueOnMap(venueOf(row), position),
  my_inscription: own && {
    _id: own.id,
    player_id: own.player_id,
    state: own.state,
    invited_by: parts.rated ? own.inviter : null,
  },
});
