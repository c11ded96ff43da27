import Box from '@mui/material/Box';
import type { PlaceRequest } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { formatDays } from '#lib/format.ts';
import { GradeSelect } from '#domain/options/grade-select.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { TextLink } from '#ui/page/text-link.tsx';
import { Row } from '#ui/layout.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useAnswer } from './use-answer.ts';

type Props = {
  readonly request: PlaceRequest;
  /** Whether the list is that of one edition, whose name needs no repeating. */
  readonly withinEdition?: boolean;
};

/** An open that asks for a place: what it is, who may play, who asks; and the two answers. */
export function RequestRow({ request, withinEdition = false }: Props) {
  const { t } = useTranslation('circuits');
  const [refusing, setRefusing] = useState(false);
  const [grade, setGrade] = useState<number | null>(null);
  const answer = useAnswer(request);
  const limits = useLimits();
  const { _id: id, name, state, edition, circuit, venue, time_zone: zone, rated, organiser } = request;
  const isDraft = state === 'created';
  const accepted = { answer: 'accepted', grade, said: t('places.accepted', { name }) } as const;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 1,
        py: 1,
        px: 1,
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <TwoLines
          first={
            isDraft ? (
              name
            ) : (
              <TextLink to={paths.open} params={{ openId: id }}>
                {name}
              </TextLink>
            )
          }
          second={[
            !withinEdition && `${circuit.name} · ${edition.name}`,
            formatDays(request.date_start, request.date_end, zone ?? undefined),
            venue,
            request.doubles && t('places.doubles'),
            limits(request),
          ]}
        />
        <Hint>
          {[
            organiser.name,
            t('places.askedOn', { day: formatDays(request.asked_at, request.asked_at) }),
            isDraft && t('places.draft'),
            !rated && t('places.unrated'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Hint>
      </Box>
      <Row>
        <GradeSelect
          grades={edition.grades}
          label={t('places.grade')}
          none={t('places.noGrade')}
          value={grade}
          disabled={answer.isPending}
          onChange={setGrade}
        />
        <ActButton
          variant="outlined"
          aria-label={t('places.acceptNamed', { name })}
          busy={answer.isPending}
          onClick={() => answer.mutate(accepted)}
        >
          {t('places.accept')}
        </ActButton>
        <ActButton aria-label={t('places.refuseNamed', { name })} onClick={() => setRefusing(true)}>
          {t('places.refuse')}
        </ActButton>
      </Row>
      {refusing && <RefuseDialog request={request} onClose={() => setRefusing(false)} />}
    </Box>
  );
}

type Limited = Pick<PlaceRequest, 'age_range' | 'rating_range' | 'rating_sum_range' | 'functional_diversity'>;

/** The conditions for playing, in words. */
function useLimits(): (open: Limited) => string {
  const { t } = useTranslation('circuits');
  return ({
    age_range: ages,
    rating_range: ratings,
    rating_sum_range: sums,
    functional_diversity: functional,
  }) =>
    [
      ages && t('places.limits.ages', ages),
      ratings && t('places.limits.ratings', ratings),
      sums && t('places.limits.sums', sums),
      functional && t('places.limits.functional'),
    ]
      .filter(Boolean)
      .join(', ') || t('places.limits.everybody');
}
