import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { CalendarDay } from '#ui/page/calendar-day.tsx';
import { Facts } from '#ui/page/facts.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { CalmBelow } from '#ui/page/calm-below.tsx';
import { CalmRows } from '#ui/page/calm-rows.tsx';
import { KeepsHeight } from '#ui/page/keeps-height.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { RoomFor } from '#ui/page/room-for.tsx';
import { TableHeader } from '#ui/page/table-header.tsx';
import { ButtonLink, CardLink, PlainLink, RowLink, TextLink } from '#ui/page/text-link.tsx';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { PaintedWhole } from '#ui/whole/painted-whole.tsx';
import { specimen, type Specimen } from '../specimen.ts';

/** What pages are made of. */
export const pages: readonly Specimen[] = [
  specimen('page/calendar-day.tsx', { usual: () => <CalendarDay day="28" month="feb" /> }),
  specimen('page/facts.tsx', {
    usual: () => (
      <Facts
        facts={[
          ['Sede', 'Pavelló de Vic'],
          ['Edad', 'de 18 a 99 años'],
          ['Plazas', '12 de 32'],
        ]}
      />
    ),
  }),
  specimen('page/page.tsx', {
    usual: () => (
      <Page title="Torneos" hint="Los próximos primero" action={<Button variant="contained">Crear</Button>}>
        <Typography>…</Typography>
      </Page>
    ),
  }),
  specimen('page/panel.tsx', {
    usual: () => <Panel title="Organizan">Núria Col·lell</Panel>,
    action: () => (
      <Panel title="Organizan" action={<Button>Invitar</Button>}>
        Núria Col·lell
      </Panel>
    ),
  }),
  specimen('page/table-header.tsx', {
    usual: () => (
      <Card>
        <TableHeader left="Núria Col·lell 3" right="1 Marc Ñíguez" />
      </Card>
    ),
  }),
  specimen('page/text-link.tsx', {
    text: () => <TextLink to=".">Open de Vic</TextLink>,
    button: () => (
      <ButtonLink variant="outlined" to=".">
        Editar
      </ButtonLink>
    ),
    row: () => <RowLink to=".">Open de Vic</RowLink>,
    card: () => (
      <Card>
        <CardLink to="." sx={{ p: 2 }}>
          Open de Vic
        </CardLink>
      </Card>
    ),
    plain: () => <PlainLink to=".">Open de Vic</PlainLink>,
  }),
  specimen('page/hint.tsx', { usual: () => <Hint>Lo ve la organización</Hint> }),
  specimen('page/calm-rows.tsx', {
    usual: () => (
      <CalmRows order="1 2">
        <Card sx={{ p: 2 }}>Open de Vic</Card>
      </CalmRows>
    ),
  }),
  specimen('page/calm-below.tsx', {
    usual: () => (
      <CalmBelow below={<Hint>Otros torneos</Hint>}>
        <Card sx={{ p: 2 }}>Open de Vic</Card>
      </CalmBelow>
    ),
  }),
  specimen('page/keeps-height.tsx', {
    usual: () => (
      <KeepsHeight>
        <Card sx={{ p: 2 }}>Open de Vic</Card>
      </KeepsHeight>
    ),
  }),
  specimen('page/room-for.tsx', {
    usual: () => <RoomFor texts={['En juego', 'Finalizado']}>En juego</RoomFor>,
  }),
  specimen('page/visually-hidden.tsx', { usual: () => <VisuallyHidden>11-9</VisuallyHidden> }),
  specimen('whole/painted-whole.tsx', {
    usual: () => <PaintedWhole of="specimen">Núria Col·lell</PaintedWhole>,
  }),
];
