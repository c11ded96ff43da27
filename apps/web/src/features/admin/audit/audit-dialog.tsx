import type { AuditEntry } from '@topspin/contract';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { Row, Stack } from '#ui/layout.ts';
import { changesOf } from './changes.ts';
import { PutBack } from './put-back.tsx';
import { useAuditWords } from './use-audit-words.ts';

type Props = {
  readonly entry: AuditEntry;
  /** Shows only what its actor did. */
  readonly onActor: (id: string) => void;
  /** Shows only what happened to the same thing. */
  readonly onThing: (id: string) => void;
  readonly onClose: () => void;
};

/** An entry of the log: who did what to what, and what it was before and after. */
export function AuditDialog({ entry, onActor, onThing, onClose }: Props) {
  const { t: common } = useTranslation();
  const { t, actionOf, actorOf, thingOf, reasonOf, changes } = useAuditWords();
  const changed = changesOf(entry, changes);
  const { actor, entity_id: thing } = entry;
  const reason = reasonOf(entry);
  return (
    <Modal
      title={actionOf(entry)}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <Stack gap={1.5}>
        <Typography>
          {thingOf(entry)}
          <Hint component="span" sx={{ display: 'block' }}>
            {actorOf(entry)} · {formatMoment(entry.at)}
          </Hint>
        </Typography>
        {entry.refused && <Typography>{t('refusedHint')}</Typography>}
        {reason && <Typography>{t('because', { reason })}</Typography>}
        {changed.length > 0 && (
          <Table
            size="small"
            aria-label={t('changes')}
            sx={{ '& th, & td': { px: 1, borderColor: 'divider' } }}
          >
            <TableHead>
              <TableRow>
                <TableCell>{t('columns.field')}</TableCell>
                <TableCell>{t('columns.before')}</TableCell>
                <TableCell>{t('columns.after')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {changed.map(({ field, before, after }) => (
                <TableRow key={field}>
                  <TableCell component="th" scope="row">
                    {field}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{before ?? '–'}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{after ?? '–'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
        <Row>
          <PutBack entry={entry} onDone={onClose} />
          {actor && (
            <Button size="small" variant="outlined" onClick={() => onActor(actor._id)}>
              {t('allBy', { name: actorOf(entry) })}
            </Button>
          )}
          {thing && (
            <Button size="small" variant="outlined" onClick={() => onThing(thing)}>
              {t('allOf', { name: thingOf(entry) })}
            </Button>
          )}
        </Row>
      </Stack>
    </Modal>
  );
}
