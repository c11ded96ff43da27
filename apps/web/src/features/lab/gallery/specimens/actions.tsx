import { mdiDotsVertical, mdiPencilOutline, mdiTableTennis } from '@mdi/js';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { lazy, useState, type ReactNode } from 'react';
import { ActButton, ActIconButton } from '#ui/act/act-button.tsx';
import { ActionMenu } from '#ui/act/action-menu.tsx';
import { Choice } from '#ui/act/choice.tsx';
import { ExplainedItem } from '#ui/act/explained-item.tsx';
import { MenuLink } from '#ui/act/menu-link.tsx';
import { MenuButton, type MenuProps } from '#ui/act/menu-button.tsx';
import { BarChart } from '#ui/chart/bar-chart.tsx';
import { StepChart } from '#ui/chart/step-chart.tsx';
import { Icon } from '#ui/icon.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Podium } from '#ui/podium.tsx';
import { Row } from '#ui/layout.ts';
import { specimen, type Specimen } from '../specimen.ts';
import { nothing } from './samples.ts';

const InLine = ({ children }: { readonly children: ReactNode }) => <Row gap={1.5}>{children}</Row>;

const items = (
  <Box>
    <MenuItem>Editar</MenuItem>
    <MenuItem>Quitar</MenuItem>
  </Box>
);

const LazyMenu = lazy(async () => ({
  default: ({ anchor, onClose }: MenuProps) => (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {items}
    </Menu>
  ),
}));

const ends = [
  { value: 'left', label: 'Izquierda' },
  { value: 'right', label: 'Derecha' },
] as const;

function Chosen({ upright = false }: { readonly upright?: boolean }) {
  const [value, setValue] = useState<(typeof ends)[number]['value']>('left');
  return <Choice label="Lado" value={value} options={ends} onChange={setValue} upright={upright} />;
}

const rating = [1008, 1031, 1024, 1055, 1090, 1071].map((value, index) => ({
  key: String(index),
  value,
  text: `Partido ${index + 1}: ${value}`,
}));

const points = [2000, 1700, 1445, 1228].map((value, index) => ({
  key: index,
  value,
  text: `Puesto ${index + 1}: ${value}`,
}));

function Dragged() {
  const [bars, setBars] = useState(points);
  const drag = (index: number, value: number) =>
    setBars(bars.map((bar, at) => (at === index ? { ...bar, value } : bar)));
  return <BarChart label="Puntos" bars={bars} onDrag={drag} />;
}

/** What is pressed, and what has no folder of its own. */
export const actions: readonly Specimen[] = [
  specimen('act/act-button.tsx', {
    variants: () => (
      <InLine>
        <ActButton variant="contained">Guardar</ActButton>
        <ActButton variant="outlined">Editar</ActButton>
        <ActButton>Cancelar</ActButton>
        <ActButton color="error">Eliminar</ActButton>
      </InLine>
    ),
    busy: () => (
      <ActButton variant="contained" busy>
        Guardando…
      </ActButton>
    ),
    disabled: () => (
      <ActButton variant="contained" disabled>
        Guardar
      </ActButton>
    ),
    icon: () => (
      <InLine>
        <ActIconButton aria-label="Editar">
          <Icon path={mdiPencilOutline} />
        </ActIconButton>
        <ActIconButton aria-label="Editando" busy>
          <Icon path={mdiPencilOutline} />
        </ActIconButton>
      </InLine>
    ),
  }),
  specimen('act/action-menu.tsx', {
    usual: () => (
      <ActionMenu label="Acciones" icon={mdiDotsVertical}>
        {items}
      </ActionMenu>
    ),
    busy: () => (
      <ActionMenu label="Acciones" icon={mdiDotsVertical} colour="primary" busy>
        {items}
      </ActionMenu>
    ),
  }),
  specimen('act/choice.tsx', { usual: () => <Chosen />, upright: () => <Chosen upright /> }),
  specimen('act/menu-button.tsx', {
    usual: () => (
      <MenuButton label="Abrir" menu={LazyMenu}>
        <Icon path={mdiDotsVertical} />
      </MenuButton>
    ),
  }),
  specimen('act/explained-item.tsx', {
    usual: () => (
      <MenuList>
        <ExplainedItem help="No recibe partidos hasta que se abra.">Bloquear</ExplainedItem>
      </MenuList>
    ),
  }),
  specimen('act/menu-link.tsx', {
    usual: () => (
      <MenuList>
        <MenuLink to=".">Editar</MenuLink>
      </MenuList>
    ),
  }),
  specimen('chart/bar-chart.tsx', {
    usual: () => <BarChart label="Puntos" bars={points} curve={points.map(({ value }) => value)} />,
    drag: () => <Dragged />,
    empty: () => <BarChart label="Puntos" bars={[]} hint="Sin puntos" />,
  }),
  specimen('chart/step-chart.tsx', {
    usual: () => (
      <StepChart
        label="Rating"
        start={1000}
        steps={rating}
        format={String}
        peakLabel={(value) => `máximo ${value}`}
        lastLabel={(value) => `ahora ${value}`}
      />
    ),
    empty: () => (
      <StepChart
        label="Rating"
        start={1000}
        steps={[]}
        format={String}
        peakLabel={nothing}
        lastLabel={nothing}
      />
    ),
  }),
  specimen('icon.tsx', {
    usual: () => <Icon path={mdiTableTennis} />,
    labelled: () => <Icon path={mdiTableTennis} label="Tenis de mesa" color="primary" />,
  }),
  specimen('person-avatar.tsx', {
    usual: () => (
      <InLine>
        <PersonAvatar name="Núria Col·lell" club="01890000-0000-7000-8000-000000000001" />
        <PersonAvatar name="Marc Ñíguez" club="01890000-0000-7000-8000-000000000002" size={64} />
        <PersonAvatar name="Gemma Puig" />
        <PersonAvatar name={undefined} />
      </InLine>
    ),
    picture: () => <PersonAvatar name="Núria Col·lell" src="/icon.svg" />,
  }),
  specimen('podium.tsx', {
    three: () => (
      <Podium
        label="Podio"
        stands={['Ona', 'Marc', 'Gemma'].map((who, index) => ({ position: index + 1, who }))}
      />
    ),
    two: () => (
      <Podium
        label="Podio de dos"
        stands={[
          { position: 1, who: 'Ona y Marc' },
          { position: 3, who: 'Gemma' },
        ]}
      />
    ),
  }),
];
