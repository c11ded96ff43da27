import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import {
  followRegistrationLink,
  type LinkAct,
  type RegistrationLink,
  showRegistrationLink,
} from '@topspin/contract';
import { useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { apiQuery, queries } from '#lib/api/query.ts';
import { isProblem } from '#lib/api/problem.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { formatDays } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { usePageTitle } from '#ui/page/page-title.ts';
import { TableHeader } from '#ui/page/table-header.tsx';
import { ButtonLink, TextLink } from '#ui/page/text-link.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { useProblemWords } from '#ui/state/error-words.ts';
import { Notice } from '#ui/state/notice.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { Row, Stack } from '#ui/layout.ts';

const readable = 560;

/**
 * The page that a mail about a registration links to: what it is about, and the button that answers. Opening
 * it changes nothing.
 */
export function RegistrationLinkPage() {
  const { t } = useTranslation(['opens', 'common']);
  const { token } = useParams({ from: '/plain/registration/$token' });
  const link = useQuery(apiQuery(showRegistrationLink, { params: { token } }));
  usePageTitle(link.data?.open.name ?? t('link.title'));
  return (
    <Box sx={{ maxWidth: readable, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 4 } }}>
      {link.isPending && <RowSkeletons count={3} height={72} />}
      {link.isError && isProblem(link.error, 'auth.badToken') && (
        <StatePanel
          wholePage
          drawing="ballInNet"
          title={t('link.bad')}
          hint={t('link.badHint')}
          action={<ButtonLink to={paths.home}>{t('common:goHome')}</ButtonLink>}
        />
      )}
      {link.isError && !isProblem(link.error, 'auth.badToken') && (
        <ErrorState error={link.error} onRetry={() => void link.refetch()} />
      )}
      {link.data && <Registration token={token} link={link.data} />}
    </Box>
  );
}

type Props = { readonly token: string; readonly link: RegistrationLink };

function Registration({ token, link }: Props) {
  const { t } = useTranslation('opens');
  const { open, player, state } = link;
  return (
    <Card>
      <TableHeader
        left={
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {open.name}
          </Typography>
        }
        right={
          <Typography>{formatDays(open.date_start, open.date_end, open.time_zone ?? undefined)}</Typography>
        }
      />
      <Stack sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography>{t(`link.states.${state}`, { player })}</Typography>
        <Hint>
          {t('link.organiser', { organiser: open.organiser })}{' '}
          <TextLink to={paths.inscription} params={{ openId: open._id }}>
            {t('link.more')}
          </TextLink>
        </Hint>
        {link.may.length > 0 ? (
          <Answer token={token} link={link} />
        ) : (
          <Alert severity="info">{t('link.nothing')}</Alert>
        )}
      </Stack>
    </Card>
  );
}

/** Why the player is not eligible, shown only to them. */
function Refused({ error }: { readonly error: Error }) {
  const { title, hint } = useProblemWords()(error);
  return (
    <Notice tone="error" title={title}>
      {hint}
    </Notice>
  );
}

function Answer({ token, link }: Props) {
  const { t } = useTranslation('opens');
  const [declares, setDeclares] = useState(false);
  const act = useWrite({
    write: (what: LinkAct) =>
      call(followRegistrationLink, {
        params: { token },
        body: { act: what, ...(declares && { functional_diversity: true }) },
      }),
    showsError: shownHere,
    onSuccess: (answered) =>
      queries.setQueryData(apiQuery(showRegistrationLink, { params: { token } }).queryKey, answered),
  });
  const accepts = link.may.includes('accept');
  return (
    <>
      {accepts && link.consent && <Typography variant="body2">{link.consent}</Typography>}
      {accepts && link.functional_diversity_consent && (
        <FormControlLabel
          control={<Checkbox checked={declares} onChange={(_, ticked) => setDeclares(ticked)} />}
          label={link.functional_diversity_consent}
        />
      )}
      {act.error && <Refused error={act.error} />}
      <Row gap={1.5}>
        {link.may.map((what) => (
          <ActButton
            key={what}
            size="large"
            variant={what === 'accept' || what === 'confirm' ? 'contained' : 'outlined'}
            color={what === 'leave' ? 'error' : 'primary'}
            busy={act.isPending}
            onClick={() => act.mutate(what)}
          >
            {t(`link.acts.${what}`)}
          </ActButton>
        ))}
      </Row>
    </>
  );
}
