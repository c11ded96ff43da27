import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { OpenPage } from '@topspin/contract';
import type { OpenState } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { Panel } from '#ui/panel.tsx';
import { ButtonLink } from '#ui/text-link.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { OpenFacts } from './open-facts.tsx';
import { useTransition } from './use-transition.ts';

/** Everything about an open, and what its organiser does seldom with it. */
export function InformationTab({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      <Card>
        <OpenFacts open={open} />
      </Card>
      <Panel title={t('information.description')}>
        <Typography
          sx={{ whiteSpace: 'pre-line', maxWidth: '70ch' }}
          color={open.description ? 'textPrimary' : 'textSecondary'}
        >
          {open.description || t('information.noDescription')}
        </Typography>
      </Panel>
      {open.may.manage && <Management open={open} />}
    </Box>
  );
}

const backwards = {
  registrationOpen: 'steps.backToOpen',
  registrationClosed: 'steps.backToClosed',
  reception: 'steps.backToReception',
} as const;

/** The way back of each state, when there is one. */
const backFrom: Readonly<Partial<Record<OpenState, keyof typeof backwards>>> = {
  registrationClosed: 'registrationOpen',
  reception: 'registrationClosed',
  active: 'reception',
};

function Management({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const transition = useTransition(open);
  const [canceling, setCanceling] = useState(false);
  const back = backFrom[open.state];
  return (
    <Panel title={t('information.more')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ButtonLink variant="outlined" to={paths.editOpen} params={{ openId: open._id }}>
          {t('information.edit')}
        </ButtonLink>
        {back && open.may.transitions.includes(back) && (
          <Button
            variant="outlined"
            disabled={transition.isPending}
            onClick={() => transition.mutate({ to: back })}
          >
            {t(backwards[back])}
          </Button>
        )}
        {open.may.transitions.includes('canceled') && (
          <Button color="error" onClick={() => setCanceling(true)}>
            {t('steps.canceled')}
          </Button>
        )}
      </Box>
      {canceling && <CancelDialog open={open} onClose={() => setCanceling(false)} />}
    </Panel>
  );
}
