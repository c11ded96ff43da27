import {
  createPhase,
  fillVacancy,
  getGroup,
  listInscriptions,
  listPhases,
  listVacancies,
  removeInscription,
  type BodyInputOf,
  type Group,
  type Phase,
  type Vacancy,
} from '@topspin/contract';
import type { Caller } from './client.ts';
import { drawnAsProposed, givenOpenInPlay, givenPhase, groupsOf, playAll } from './given-draw.ts';

type Positions = { readonly from: number; readonly to: number };
type NextGiven = Positions & {
  readonly type?: 'groups' | 'knockout';
  /** How many groups in a group stage; one by default. */
  readonly groups?: number;
};
type NextPhaseOptions = {
  readonly players?: number;
  /** Which positions qualify for which phases, in the order in which these are drawn. */
  readonly next?: readonly NextGiven[];
};

/** An open whose two groups are played, and the phases drawn from them, none of which has begun. */
export async function givenNextPhase(organiser: Caller, given: NextPhaseOptions = {}) {
  const { open, players } = await givenOpenInPlay(organiser, given.players ?? 8);
  const stage = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 2 });
  for (const { _id } of stage.groups) await playAll(organiser, _id, players);
  const groups = await groupsOf(organiser, stage);
  const drawn: Phase[] = [];
  for (const positions of given.next ?? [{ from: 1, to: 2 }])
    drawn.push(await drawnAsProposed(organiser, await givenFed(organiser, stage, positions)));
  const [next] = drawn;
  if (!next) throw new Error('no next phase');
  return { openId: open._id, players, stage, groups, next, drawn };
}

/** A phase, not drawn yet, that takes these positions of an earlier one. */
export const givenFed = (
  organiser: Caller,
  stage: Phase,
  { type = 'knockout', from, to, groups = 1 }: NextGiven,
): Promise<Phase> => {
  const source = { from: 'phase', phase_id: stage._id, position_from: from, position_to: to } as const;
  const body = { number: stage.number + 1, type, source, groups_count: type === 'groups' ? groups : null };
  return organiser.get(createPhase, { params: { id: stage.open_id }, body });
};

type Places = NonNullable<BodyInputOf<typeof removeInscription>['places']>;

/** What organisers do with a place in a phase: withdraw the player, see who would follow, decide. */
export function placesIn(organiser: Caller, openId: string, next: Phase) {
  const inscriptionOf = async (player: string): Promise<string> => {
    const { collection } = await organiser.get(listInscriptions, { params: { id: openId } });
    return collection.find((one) => one.player?._id === player)?._id ?? '';
  };
  const phaseNow = async (): Promise<Phase> => {
    const { collection } = await organiser.get(listPhases, { params: { id: openId } });
    return collection.find(({ _id }) => _id === next._id) ?? next;
  };
  const groupNow = (): Promise<Group> =>
    organiser.get(getGroup, { params: { id: next.groups[0]?._id ?? '' } });
  return {
    phaseNow,
    groupNow,
    inscriptionOf,
    linesNow: async () => (await groupNow()).players.map((player) => player?._id),
    remove: async (player: string, places: Places = [], by: Caller = organiser) =>
      by.call(removeInscription, {
        params: { id: openId, inscription_id: await inscriptionOf(player) },
        body: { places },
      }),
    vacancies: async (player_id?: string): Promise<Vacancy[]> =>
      (
        await organiser.get(listVacancies, {
          params: { id: openId },
          query: player_id === undefined ? {} : { player_id },
        })
      ).collection,
    decide: async (player: string, by: string | null, version?: number, caller: Caller = organiser) =>
      caller.call(fillVacancy, {
        params: { id: next._id, player_id: player },
        body: { by },
        version: version ?? (await phaseNow()).version,
      }),
  };
}
