import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/layout.ts';
import { copyText } from '../copy-text.ts';
import { notify } from '../notify/notifications.ts';

/** Copies the code of a failure, and says so. */
export const copyCode = (code: string, said: string): void =>
  void copyText(code).then(() => notify('success', said));

/** The code of a failure of the server, for whoever looks it up in the log. */
export function FailureCode({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  return (
    <Row gap={0.5} sx={{ typography: 'body2', justifyContent: 'inherit' }}>
      <span>
        {t('problem.code')}{' '}
        <Box component="code" sx={{ userSelect: 'all' }}>
          {code}
        </Box>
      </span>
      <Button size="small" onClick={() => copyCode(code, t('problem.codeCopied'))}>
        {t('problem.copyCode')}
      </Button>
    </Row>
  );
}
