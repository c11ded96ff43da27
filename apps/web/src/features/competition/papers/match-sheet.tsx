import Box from '@mui/material/Box';
import { sides } from '@topspin/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { winnerFormOf } from '#domain/finish/word-form.ts';
import { QrCode } from '#lib/share/qr-code.tsx';
import { useLinkAddress } from '../codes/link-place.ts';
import type { SheetsEach } from '../printed/paper-address.ts';
import type { PlacedMatch } from '../printed/scope.ts';
import { Tick } from '../printed/ruled.tsx';
import type { PrintedOpen } from '../printed/use-printed-open.ts';
import { usePaperWords } from '../printed/use-paper-words.ts';
import { ScoreBoxes } from './score-boxes.tsx';

type Props = {
  readonly printed: PrintedOpen;
  readonly match: PlacedMatch;
  readonly each: SheetsEach;
  /** The secret of the code that scores it; without one, its place is empty. */
  readonly code: string | undefined;
  /** Whether it is set smaller, as all sheets beside it are. */
  readonly isTight: boolean;
};

/** The sheet of a match: who plays, boxes for what the umpire notes, and the code that scores it instead. */
export function MatchSheet({ printed, match, each, code, isTight }: Props) {
  const { t } = useTranslation(['paper', 'match']);
  const words = usePaperWords(printed);
  const { sure } = printed.timeOf(match);
  const form = winnerFormOf(printed.open);
  const isSmall = each === 4;
  const facts = [
    [t('match.table'), sure.table ?? ''],
    [t('match.hour'), sure.at === null ? '' : words.hourOf(sure.at)],
    [t('match.bestOf'), match.best_of],
  ] as const;
  return (
    <Box
      component="article"
      aria-label={`${words.place(match)} · ${match.number}`}
      sx={{
        height: '100%',
        ...(isTight && { zoom: tight }),
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        gap: isSmall ? '2mm' : '3mm',
      }}
    >
      <Box sx={{ display: 'flex', gap: '3mm' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontSize: '8pt', overflowWrap: 'anywhere', lineHeight: 1.2 }}>{printed.open.name}</Box>
          <Box
            sx={{
              fontSize: isSmall ? '11pt' : '14pt',
              fontWeight: 800,
              lineHeight: 1.15,
              overflowWrap: 'anywhere',
            }}
          >
            {words.place(match)}
          </Box>
          <Box sx={{ fontSize: isSmall ? '9pt' : '11pt' }}>{t('match:number', { number: match.number })}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '3mm', mt: '2mm' }}>
            {facts.map(([label, value]) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
          </Box>
        </Box>
        <Code code={code} width={isSmall ? 25 : 32} label={t('match:number', { number: match.number })} />
      </Box>
      <ScoreBoxes match={match} each={each} name={words.name} clubs={printed.clubs} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: isSmall ? '1fr' : '1fr 1fr',
          columnGap: '6mm',
          rowGap: '1.2mm',
        }}
      >
        <Toss label={t('match.servesFirst')} />
        <Toss label={t('match.startsLeft')} />
      </Box>
      <Box
        sx={{ mt: 'auto', display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '5mm', rowGap: '2mm' }}
      >
        <ToFill label={t('match.begins')} />
        <ToFill label={t('match.ends')} />
        <ToFill label={t('match.umpire')} wide={isSmall}>
          {match.umpire && words.name(match.umpire)}
        </ToFill>
        <ToFill label={t(`match.winner.${form}`)} wide={isSmall} />
        <ToFill label={t(`match.signature.${form}`)} wide tall={!isSmall} />
      </Box>
    </Box>
  );
}

/** With more letters on one of them, sheets of four on a page are set smaller: a Letter has no room for the longest names of all. The journey `printed` tries it: another row needs another figure. */
const roomy = 220;
const tight = 0.86;

/** Whether one of these sheets has no room otherwise: all are set alike. */
export const areTight = (printed: PrintedOpen, matches: readonly PlacedMatch[], each: SheetsEach): boolean =>
  each === 4 && matches.some((match) => lettersOn(printed, match) > roomy);

const lettersOn = ({ open, clubs }: PrintedOpen, { a, b, umpire }: PlacedMatch): number =>
  [open.name, a?.name, a && clubs.get(a._id), b?.name, b && clubs.get(b._id), umpire?.name]
    .map((text) => text?.length ?? 0)
    .reduce((sum, letters) => sum + letters, 0);

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box sx={{ minWidth: '12mm' }}>
    <Box sx={{ fontSize: '7pt' }}>{label}</Box>
    <Box sx={{ fontSize: '12pt', fontWeight: 750, minHeight: '1.3em', borderBottom: '0.2mm solid #000' }}>
      {children}
    </Box>
  </Box>
);

/** A choice between the sides, to tick. */
function Toss({ label }: { readonly label: string }) {
  const { t } = useTranslation('paper');
  return (
    <Box sx={{ display: 'flex', gap: '3mm', alignItems: 'center', fontSize: '8.5pt' }}>
      {label}
      {sides.map((side) => (
        <Box key={side} component="span" sx={{ whiteSpace: 'nowrap' }}>
          <Tick /> {t(`match.side.${side}`)}
        </Box>
      ))}
    </Box>
  );
}

type ToFillProps = {
  readonly label: string;
  readonly wide?: boolean;
  readonly tall?: boolean;
  readonly children?: ReactNode;
};

/** A line to write on. */
const ToFill = ({ label, wide = false, tall = false, children }: ToFillProps) => (
  <Box
    sx={{
      display: 'flex',
      gap: '2mm',
      alignItems: 'end',
      fontSize: '8.5pt',
      minHeight: tall ? '11mm' : '6mm',
      ...(wide && { gridColumn: '1 / -1' }),
    }}
  >
    {label}
    <Box
      component="span"
      sx={{
        flex: 1,
        minWidth: 0,
        borderBottom: '0.2mm solid #000',
        fontWeight: 650,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  </Box>
);

type CodeProps = { readonly code: string | undefined; readonly width: number; readonly label: string };

/** The code that scores the match, with what it is for. */
function Code({ code, width, label }: CodeProps) {
  const { t } = useTranslation('paper');
  return (
    <Box sx={{ width: `${width}mm`, flex: 'none', textAlign: 'center' }}>
      {code === undefined ? (
        <Box
          sx={{
            height: `${width}mm`,
            border: '0.2mm dashed #000',
            display: 'grid',
            placeItems: 'center',
            '@media print': { visibility: 'hidden' },
          }}
        >
          QR
        </Box>
      ) : (
        <>
          <LinkedCode code={code} label={label} />
          <Box sx={{ fontSize: '7pt', lineHeight: 1.15 }}>{t('match.scan')}</Box>
        </>
      )}
    </Box>
  );
}

function LinkedCode({ code, label }: { readonly code: string; readonly label: string }) {
  const address = useLinkAddress(code);
  return <QrCode link={address} label={label} />;
}
