import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { accessByScoreLink } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#lib/api/query.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { useProblemWords } from '#ui/state/error-words.ts';
import { Notice } from '#ui/state/notice.tsx';
import { openLink } from './use-link-session.ts';

type Props = { readonly link: string; readonly name: string | null };

/** The name an umpire typed, or where to type one. */
export function UmpireName({ link, name }: Props) {
  const { t } = useTranslation('umpires');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" sx={{ minHeight: 44, ml: 'auto' }} onClick={() => setAsking(true)}>
        {name ?? t('nameAdd')}
      </Button>
      {asking && <NameDialog link={link} name={name} onClose={() => setAsking(false)} />}
    </>
  );
}

function NameDialog({ link, name, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation(['umpires', 'common']);
  const words = useProblemWords();
  const [typed, setTyped] = useState(name ?? '');
  const cleaned = typed.trim() === '' ? null : typed.trim();
  const save = useWrite({
    write: () => openLink(link, cleaned),
    showsError: shownHere,
    onSuccess: (access) => {
      queries.setQueryData([accessByScoreLink.name, link], access);
      onClose();
    },
  });
  const form = 'umpire-name';
  return (
    <Modal
      title={t('who')}
      unsaved={cleaned !== name}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <ActButton type="submit" form={form} variant="contained" busy={save.isPending}>
            {t('common:save')}
          </ActButton>
        </>
      }
    >
      <Box
        component="form"
        id={form}
        noValidate
        sx={{ display: 'grid', gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <TextField
          label={t('name')}
          helperText={t('nameHint')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'given-name' } }}
        />
        {save.error && <Notice tone="error" title={words(save.error).title} />}
      </Box>
    </Modal>
  );
}
