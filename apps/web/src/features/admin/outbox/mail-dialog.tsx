import { openMail, type OutboxMail } from '@topspin/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { formatMoment } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { Row } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { CopyButton } from './copy-button.tsx';
import { codeIn, partsOf } from './mail-parts.ts';

type Props = { readonly mail: OutboxMail; readonly onClose: () => void };

/** The text of a mail, with its code and link to pass on. The server audits each reading. */
export function MailDialog({ mail, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const query = useQuery({
    ...apiQuery(openMail, { params: { id: mail._id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data } = query;
  const code = data && codeIn(data.kind, data.body);
  return (
    <Modal
      title={data?.subject ?? mail.subject ?? t('admin:outbox.recover')}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <Hint sx={{ mb: 2 }}>
        {t('admin:outbox.to', { to: mail.to })} · {formatMoment(mail.created_at)}
      </Hint>
      {!data && <LoadState query={query} rows={{ count: 3, height: 24 }} />}
      {code && (
        <Row gap={2} sx={{ mb: 2 }}>
          <Typography variant="score" component="p" sx={{ fontSize: '2.5rem' }}>
            {code}
          </Typography>
          <CopyButton text={code} label={t('admin:outbox.copyCode')} />
        </Row>
      )}
      {data && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {partsOf(data.body).map(({ text, isLink }, index) =>
            isLink ? (
              <Link key={index} href={text} target="_blank" rel="noreferrer">
                {text}
              </Link>
            ) : (
              text
            ),
          )}
        </Typography>
      )}
      {data &&
        partsOf(data.body)
          .filter(({ isLink }) => isLink)
          .map(({ text }) => (
            <Box key={text} sx={{ mt: 1 }}>
              <CopyButton text={text} label={t('admin:outbox.copyLink')} />
            </Box>
          ))}
      <Hint sx={{ mt: 2 }}>{t('admin:outbox.audited')}</Hint>
    </Modal>
  );
}
