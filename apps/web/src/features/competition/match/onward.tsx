import { getGroup, type MatchPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { useTablesLink } from '#domain/day/from-tables.ts';
import { nextAfter } from '../group/next/next-matches.ts';
import { useSideName } from '#domain/match/match-words.ts';

/** On to the next match for those who enter results; the group or the bracket. Those who came from the tables go back there, above. */
export function Onward({
  match: { open, phase_id, group_id, _id, round, may, annulled },
}: {
  readonly match: MatchPage;
}) {
  const { t } = useTranslation('matches');
  const next = useNextMatch({ group_id, _id }, may.correct);
  const name = useSideName();
  const tables = useTablesLink(open._id);
  // The result of an annulled match comes first.
  const variant = tables || next || (annulled !== null && may.correct) ? 'outlined' : 'contained';
  return (
    <>
      {round === null ? (
        <ButtonLink
          variant={variant}
          to={paths.intermediateGrid}
          params={{ openId: open._id, phaseId: phase_id, groupId: group_id, matchId: _id }}
        >
          {t('over.grid')}
        </ButtonLink>
      ) : (
        <ButtonLink
          variant={variant}
          to={paths.stageGroup}
          params={{ openId: open._id, stageId: phase_id, groupId: group_id }}
        >
          {t('over.bracket')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink
          variant={tables ? 'outlined' : 'contained'}
          to={paths.match}
          params={{ matchId: next._id }}
          search
        >
          {t('over.next', { a: name(next, 'a'), b: name(next, 'b') })}
        </ButtonLink>
      )}
    </>
  );
}

/** The match of a group or a bracket that is played next, if any. */
function useNextMatch({ group_id: id, _id }: Pick<MatchPage, 'group_id' | '_id'>, enabled: boolean) {
  const { data } = useQuery({ ...apiQuery(getGroup, { params: { id } }), enabled });
  return data && nextAfter(data.matches, _id);
}
