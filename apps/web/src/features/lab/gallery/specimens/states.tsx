import Button from '@mui/material/Button';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { Crashed, ErrorBoundary } from '#ui/state/error-boundary.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { FailureCode } from '#ui/state/failure-code.tsx';
import { type Drawing, LineDrawing } from '#ui/state/line-drawing.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { UntilReplaced } from '#ui/state/until-replaced.tsx';
import { Row } from '#ui/layout.ts';
import { specimen, type Specimen } from '../specimen.ts';
import { noop } from './samples.ts';

const drawings: Readonly<Record<Drawing, true>> = {
  emptyTable: true,
  ballInNet: true,
  cutLine: true,
  ballOut: true,
  racket: true,
  podium: true,
  envelope: true,
};
const isDrawing = (name: string): name is Drawing => name in drawings;

/** What is shown instead of content. */
export const states: readonly Specimen[] = [
  specimen('state/ball-loader.tsx', { usual: () => <BallLoader /> }),
  specimen('state/error-boundary.tsx', {
    whole: () => <ErrorBoundary>Open de Vic</ErrorBoundary>,
    crashed: () => <Crashed onRetry={noop} />,
  }),
  specimen('state/error-state.tsx', {
    usual: () => <ErrorState error={new Error('No llegamos al servidor')} onRetry={noop} />,
    titled: () => <ErrorState title="Error al cargar la clasificación" error={new Error('Sin línea')} />,
  }),
  specimen('state/failure-code.tsx', { usual: () => <FailureCode code="aB3-x_9Qk2Lm" /> }),
  specimen('state/load-state.tsx', {
    page: () => <LoadState query={{ error: null, refetch: noop }} />,
    rows: () => <LoadState query={{ error: null, refetch: noop }} rows={{ count: 2, height: 56 }} />,
    failed: () => <LoadState query={{ error: new Error('No llegamos al servidor'), refetch: noop }} />,
  }),
  specimen('state/line-drawing.tsx', {
    all: () => (
      <Row gap={2} sx={{ alignItems: 'stretch' }}>
        {Object.keys(drawings)
          .filter(isDrawing)
          .map((name) => (
            <LineDrawing key={name} of={name} />
          ))}
      </Row>
    ),
  }),
  specimen('state/notice.tsx', {
    info: () => (
      <Notice tone="info" title="Sus partidos no puntúan">
        Todavía no es de confianza.
      </Notice>
    ),
    error: () => <Notice tone="error" title="No se ha podido guardar" />,
  }),
  specimen('state/state-panel.tsx', {
    empty: () => (
      <StatePanel
        drawing="emptyTable"
        title="No hay torneos"
        hint="Crea el primero."
        action={<Button variant="outlined">Crear</Button>}
      />
    ),
  }),
  specimen('state/until-replaced.tsx', {
    current: () => <UntilReplaced isOutdated={false}>Open de Vic</UntilReplaced>,
    outdated: () => <UntilReplaced isOutdated>Open de Vic</UntilReplaced>,
  }),
];
