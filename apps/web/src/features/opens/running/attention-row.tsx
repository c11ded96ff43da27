import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { formatTime } from '#lib/format.ts';
import { RowLink } from '#ui/page/text-link.tsx';
import type { Attention } from './attention.ts';

type Props = {
  readonly attention: Attention;
  readonly open: { readonly _id: string };
  readonly timeZone: string | undefined;
};

const look = { mx: -1, px: 1 } as const;

/** One thing to look at, which leads to where it is dealt with. */
export function AttentionRow({ attention, open, timeZone }: Props) {
  const { t } = useTranslation('opens');
  switch (attention.kind) {
    case 'lateStart':
    case 'lateEnd':
      return (
        <RowLink to={paths.open} params={{ openId: open._id }} sx={look}>
          {t(`running.${attention.kind}`, { time: formatTime(attention.since, timeZone) })}
        </RowLink>
      );
    case 'longMatch':
    case 'freeTables': {
      const { match } = attention;
      const players = [match.a?.name, match.b?.name].join(' – ');
      return (
        <RowLink to={paths.match} params={{ matchId: match._id }} sx={look}>
          {attention.kind === 'longMatch'
            ? t('running.longMatch', { players, minutes: attention.minutes })
            : t('running.freeTables', { players, count: attention.tables })}
        </RowLink>
      );
    }
    case 'slowGroup': {
      const { phase, group } = attention;
      return (
        <RowLink
          to={paths.stageGroup}
          params={{ openId: open._id, stageId: phase._id, groupId: group._id }}
          sx={look}
        >
          {t('running.slowGroup', { name: group.name, done: group.matches_finished, count: group.matches })}
        </RowLink>
      );
    }
  }
}
