import { roundName } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { shownName } from '#domain/match/person-name.ts';
import type { PageSize } from '../printed/page-size.ts';
import type { BracketPart } from './cut.ts';
import { type BracketEntry, gamesOf } from './entries.ts';
import { fitted, geometryOf } from './geometry.ts';
import { setBeside, setName } from './set-text.ts';
import { widthOfText } from './text-width.ts';

type Props = {
  readonly part: BracketPart;
  readonly rounds: readonly (readonly BracketEntry[])[];
  readonly page: PageSize;
  readonly seeds: ReadonlyMap<string, number>;
  readonly clubs: ReadonlyMap<string, string>;
  readonly shorts: ReadonlyMap<string, string>;
  /** The words for who won it. */
  readonly champion: string;
};

/** The room of a mark at a join. */
const markRoom = 9;

/** One page of a bracket, drawn: a line for each player, and lines to the next round. */
export function BracketPage({ part, rounds, page, seeds, clubs, shorts, champion }: Props) {
  const { t } = useTranslation(['paper', 'match']);
  const { width, height, lefts, columnWidth, y, font, hasClubLine } = geometryOf(page, part);
  const hasMarks = part.comeIn.length > 0;
  const size = rounds[0]?.length ?? 2;
  const last = lefts.length - 1;
  const lines: string[] = [];
  const texts = lefts.flatMap((left, column) => {
    const count = part.lines / 2 ** column;
    const first = part.at * count;
    const start = left + (column === 0 && hasMarks ? markRoom : column === 0 ? 0 : 1);
    const end = left + columnWidth(column) - (column === last && part.leadsTo ? markRoom : 0);
    return Array.from({ length: count }, (_, at) => {
      const height0 = y(column, at);
      lines.push(`M${column === 0 ? start : left} ${height0}H${end}`);
      if (column < last && at % 2 === 0) lines.push(`M${end} ${height0}V${y(column, at + 1)}`);
      const entry = rounds[part.from + column]?.[first + at];
      return (
        <Entry
          key={`${column} ${at}`}
          entry={entry}
          x={start + 0.6}
          y={height0}
          width={end - start - 1.6}
          font={column === 0 ? font : Math.min(3.4, Math.max(font, 2.6))}
          isFirst={part.from + column === 0}
          {...{ seeds, clubs, shorts, hasClubLine }}
        />
      );
    });
  });
  return (
    <svg
      role="img"
      aria-label={t('kinds.brackets')}
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block', width: `${width}mm`, height: `${height}mm` }}
    >
      {lefts.map((left, column) => {
        const lineCount = size / 2 ** (part.from + column);
        const label = lineCount >= 2 ? t(`match:rounds.${roundName(lineCount)}`) : champion;
        const isJoin = column === last && part.leadsTo !== undefined;
        const { size: fontSize, pressed } = fitted(widthOfText(label, 700), {
          font: 2.9,
          width: columnWidth(column) - 2,
        });
        return (
          !isJoin && (
            <text
              key={label}
              x={left + (column === 0 ? 0 : 1)}
              y={3.4}
              fontSize={fontSize}
              fontWeight={700}
              {...pressedTo(pressed)}
            >
              {label}
            </text>
          )
        );
      })}
      <path d={lines.join('')} fill="none" stroke="#000" strokeWidth={0.25} />
      {texts}
      {part.comeIn.map((mark, at) => (
        <Mark key={mark} mark={mark} x={markRoom / 2} y={y(0, at)} />
      ))}
      {part.leadsTo && <Mark mark={part.leadsTo} x={width - markRoom / 2} y={y(last, 0)} />}
    </svg>
  );
}

const pressedTo = (width: number | undefined) =>
  width === undefined ? {} : ({ textLength: width, lengthAdjust: 'spacingAndGlyphs' } as const);

type EntryProps = Pick<Props, 'seeds' | 'clubs' | 'shorts'> & {
  readonly entry: BracketEntry | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly font: number;
  /** Whether it is a line of the draw, with the whole name and the club. */
  readonly isFirst: boolean;
  readonly hasClubLine: boolean;
};

/** Who stands on a line, and below it by what result. */
function Entry({ entry, x, y, width, font, isFirst, hasClubLine, seeds, clubs, shorts }: EntryProps) {
  const { t } = useTranslation(['paper', 'match']);
  if (entry === undefined) return null;
  const { player, isBye, won } = entry;
  const seed = player && seeds.get(player._id);
  const name =
    player === null
      ? isBye
        ? t('bracket.bye')
        : ''
      : isFirst
        ? shownName(player.name)
        : (shorts.get(player._id) ?? shownName(player.name));
  const club = isFirst && player ? (clubs.get(player._id) ?? '') : '';
  const mark = isFirst && seed ? `[${seed}] ` : '';
  const isBelow = hasClubLine && club !== '';
  const weight = isBye ? 400 : 650;
  const set = isFirst
    ? setBeside(mark + name, isBelow ? '' : club, { font, width, weight })
    : { name: setName(name, weight, { font, width }), club: undefined };
  const lines = [set.name].flat();
  const below = fitted(widthOfText(club, 400), { font: font * 0.8, width });
  const result =
    won &&
    (won.outcome === null || won.outcome === 'played' ? gamesOf(won) : t(`match:endings.${won.outcome}`));
  const base = y - font * (isBelow ? 1.1 : 0.22);
  return (
    <>
      {name &&
        lines.map((line, at) => (
          <text
            key={`${at} ${line.text}`}
            x={x}
            y={base - (lines.length - 1 - at) * line.size * 1.02}
            fontSize={line.size}
            fontWeight={weight}
            {...pressedTo(line.pressed)}
          >
            {line.text}
          </text>
        ))}
      {set.club && (
        <text x={x + set.club.x} y={base} fontSize={set.club.size} {...pressedTo(set.club.pressed)}>
          {set.club.text}
        </text>
      )}
      {isBelow && (
        <text x={x} y={y - font * 0.22} fontSize={below.size} {...pressedTo(below.pressed)}>
          {club}
        </text>
      )}
      {result && (
        <text x={x} y={y + 2.5} fontSize={2.4}>
          {result}
        </text>
      )}
    </>
  );
}

/** A letter in a circle, at which two pages are glued. */
const Mark = ({ mark, x, y }: { readonly mark: string; readonly x: number; readonly y: number }) => (
  <>
    <circle cx={x} cy={y} r={3} fill="none" stroke="#000" strokeWidth={0.35} />
    <text x={x} y={y + 1.2} fontSize={3.4} fontWeight={800} textAnchor="middle">
      {mark}
    </text>
  </>
);
