import { mdiContentCopy } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { languages } from '@topspin/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { copyLink, isOnlyHere, useLinkTo } from '#lib/link.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Columns, Stack } from '#ui/layout.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Notice } from '#ui/state/notice.tsx';
import { embedCode, embedParts, embedPath, embedSizes, embedThemes, type EmbedLooks } from './embed-code.ts';

type Props = {
  readonly openId: string;
  readonly name: string;
  /** Below: another way for a site to have the data. */
  readonly forScripts?: ReactNode;
  readonly onClose: () => void;
};

/** The code that a club copies into its page, for a part of an open, with how it will look there. */
export function EmbedDialog({ openId, name, forScripts, onClose }: Props) {
  const { t } = useTranslation(['embedding', 'common']);
  const [looks, setLooks] = useState<EmbedLooks>({
    part: 'standings',
    theme: 'light',
    lang: currentLanguage(),
    size: 'medium',
  });
  const path = embedPath(openId, looks);
  const link = useLinkTo(path);
  const title = `${name} · ${t(`parts.${looks.part}`)}`;
  const code = embedCode(link, title, looks);
  const choose = (chosen: Partial<EmbedLooks>) => setLooks({ ...looks, ...chosen });
  const { width, height } = embedSizes[looks.size];
  return (
    <Modal
      title={t('title')}
      fillsPhone
      keepsHeight
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Button
            startIcon={<Icon path={mdiContentCopy} />}
            onClick={() => void copyLink(code).then(() => notify('success', t('copied')))}
          >
            {t('copy')}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      <Stack>
        <Unreachable link={link} />
        <Typography color="textSecondary">{t('hint')}</Typography>
        <Columns above="sm" gap={2}>
          <SelectField
            label={t('part')}
            value={looks.part}
            options={embedParts.map((value) => ({ value, label: t(`parts.${value}`) }))}
            onChange={(part) => choose({ part })}
          />
          <SelectField
            label={t('size')}
            value={looks.size}
            options={sizes.map((value) => ({ value, label: t(`sizes.${value}`) }))}
            onChange={(size) => choose({ size })}
          />
          <SelectField
            label={t('theme')}
            value={looks.theme}
            options={embedThemes.map((value) => ({ value, label: t(`themes.${value}`) }))}
            onChange={(theme) => choose({ theme })}
          />
          <SelectField
            label={t('language')}
            value={looks.lang}
            options={[
              ...languages.map((value) => ({ value, label: t(`common:languages.${value}`) })),
              { value: '' as const, label: t('anyLanguage') },
            ]}
            onChange={(lang) => choose({ lang })}
          />
        </Columns>
        <TextField
          label={t('code')}
          value={code}
          multiline
          minRows={4}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        />
        <Typography variant="h3">{t('preview')}</Typography>
        <Box
          component="iframe"
          key={path}
          src={path}
          title={title}
          width={width}
          height={height}
          sx={{ border: 1, borderColor: 'divider', maxWidth: '100%' }}
        />
        {forScripts}
      </Stack>
    </Modal>
  );
}

const sizes = ['small', 'medium', 'large'] as const satisfies readonly EmbedLooks['size'][];

/** Where the code would show nothing: nobody else reaches the address, or it has no https. */
function Unreachable({ link }: { readonly link: string }) {
  const { t } = useTranslation(['embedding', 'common']);
  if (isOnlyHere(link))
    return (
      <Notice tone="error" title={t('common:onlyHere')}>
        {t('common:onlyHereHint')}
      </Notice>
    );
  if (!link.startsWith('http:')) return null;
  return (
    <Notice tone="info" title={t('insecure')}>
      {t('insecureHint')}
    </Notice>
  );
}
