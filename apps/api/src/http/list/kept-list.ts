import type { CompiledQuery, SelectQueryBuilder } from 'kysely';
import { runOften } from '#db/fixed-statement.ts';
import { BoundedMap } from '#http/request/bounded-map.ts';
import type { Db } from '#http/call.ts';
import { statementOf, type Source } from './page-statement.ts';
import { planOf, shapeOf, valuesOf } from './plan.ts';
import { answerOf, type Asking, type ListAnswer } from './read-list.ts';
import type { ListSpec } from './spec.ts';
import { compilePage, pageOf, runPage, type Ordered, type PageRow } from './statement.ts';
import { Given } from './values.ts';

/** A collection that does not depend on the viewer: its description has no access to the call. */
type KeptList<DB, TB extends keyof DB, Row extends Ordered> = Pick<
  Source<DB, TB, Row>,
  'totals' | 'lookup' | 'select'
> & {
  readonly spec: ListSpec;
  readonly from: (db: Db) => SelectQueryBuilder<DB, TB, object>;
};

/** A statement whose text is cached: its parameters are values of the query, by number. */
type Text<Row> = {
  readonly compiled: CompiledQuery<Row>;
  readonly places: readonly (readonly [place: number, value: number])[];
};

/** How many query shapes a list caches the text of. */
const shapesAtMost = 200;

/**
 * A list whose statements are built once per query shape, because building takes longer than running: the next query
 * with the same fields, operators and order differs only in its values. Searches are built each time.
 */
export function keptList<DB, TB extends keyof DB, Row extends Ordered>(list: KeptList<DB, TB, Row>) {
  const texts = new BoundedMap<string, Text<PageRow<Row>>>(shapesAtMost);
  return async <Shown extends object>(asking: Asking<Row, Shown>): Promise<ListAnswer<Shown>> => {
    const { db, query, viewer } = asking;
    const plan = planOf({ spec: list.spec, query, viewer });
    const build = () => statementOf({ ...list, from: list.from(db) }, plan);
    if (plan.searched.length > 0) return answerOf(asking, plan, await runPage(db, build(), false));
    const values = valuesOf(plan);
    const shape = shapeOf(plan);
    const text = texts.get(shape) ?? textOf(compilePage(db, build()), values);
    texts.set(shape, text);
    return answerOf(asking, plan, pageOf(await runOften(db, filled(text, values))));
  };
}

const textOf = <Row>(compiled: CompiledQuery<Row>, values: readonly Given[]): Text<Row> => ({
  compiled,
  places: compiled.parameters.flatMap((parameter, place) =>
    parameter instanceof Given ? [[place, values.indexOf(parameter)] as const] : [],
  ),
});

function filled<Row>({ compiled, places }: Text<Row>, values: readonly Given[]): CompiledQuery<Row> {
  const parameters = [...compiled.parameters];
  for (const [place, value] of places) parameters[place] = values[value]?.value;
  return { ...compiled, parameters };
}
