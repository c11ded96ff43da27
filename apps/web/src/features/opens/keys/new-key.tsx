import { mdiContentCopy } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { copyLink, useLinkTo } from '#lib/link.ts';
import { Icon } from '#ui/icon.tsx';
import { Row } from '#ui/layout.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Notice } from '#ui/state/notice.tsx';

type Props = { readonly openId: string; readonly secret: string };

/** A key that was just made: this is the only time that it is seen. */
export function NewKey({ openId, secret }: Props) {
  const { t } = useTranslation('openKeys');
  const address = useLinkTo(`/api/public/opens/${openId}/groups`);
  const guide = useLinkTo('/api/docs/keys');
  const copy = (text: string, done: string) => copyLink(text).then(() => notify('success', done));
  const example = `curl -H 'Authorization: Bearer ${secret}' '${address}'`;
  return (
    <Notice tone="info" title={t('created')}>
      <Box component="code" sx={{ display: 'block', my: 1, overflowWrap: 'anywhere', userSelect: 'all' }}>
        {secret}
      </Box>
      <Row>
        <Button
          variant="contained"
          startIcon={<Icon path={mdiContentCopy} />}
          onClick={() => void copy(secret, t('copied'))}
        >
          {t('copy')}
        </Button>
        <Button onClick={() => void copy(example, t('exampleCopied'))}>{t('copyExample')}</Button>
        <Link href={guide} target="_blank" rel="noopener">
          {t('guide')}
        </Link>
      </Row>
    </Notice>
  );
}
