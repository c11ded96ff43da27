import type { CompiledQuery, SelectQueryBuilder } from 'kysely';
import { runOften } from '#db/fixed-statement.ts';
import { leastRecent } from '#http/cache/least-recent.ts';
import { isAdmin, type Db } from '#http/call.ts';
import type { Asking as AskingViewer } from '#http/viewer-statement.ts';
import { statementOf, type Source } from './page-statement.ts';
import { planOf, shapeOf, valuesOf } from './plan.ts';
import { answerOf, type Asking, type ListAnswer } from './read-list.ts';
import type { ListSpec } from './spec.ts';
import { compilePage, pageOf, type Ordered, type PageRow } from './statement.ts';
import { BoundValue, valueOf } from './values.ts';

/** The description of a list that does not depend on the call. */
type KeptList<DB, TB extends keyof DB, Row extends Ordered> = Pick<
  Source<DB, TB, Row>,
  'totals' | 'names' | 'select'
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

/** A placeholder for the viewer's id in the text of a statement. */
const viewerId = new BoundValue<string | null>(null, 'uuid');

/**
 * A list whose statements are built once per query shape, because building takes longer than running: the next query
 * with the same fields, operators and order differs only in its values. Searches are built each time.
 */
export function keptList<DB, TB extends keyof DB, Row extends Ordered>(list: KeptList<DB, TB, Row>) {
  const texts = leastRecent<Text<PageRow<Row>>>(shapesAtMost);
  return async <Shown extends object>(asking: Asking<Row, Shown>): Promise<ListAnswer<Shown>> => {
    const { db, query, viewer } = asking;
    const plan = planOf({ spec: list.spec, query, viewer });
    const build = () => compilePage(db, statementOf({ ...list, from: list.from(db) }, plan));
    const id = new BoundValue(viewer?.id ?? null, 'uuid');
    if (plan.searched.length > 0)
      return answerOf(asking, plan, pageOf((await db.executeQuery(ofViewer(build(), id))).rows));
    const values = valuesOf(plan);
    const shape = shapeOf(plan);
    const text = texts.get(shape) ?? textOf(build(), [...values, viewerId]);
    texts.put(shape, text);
    return answerOf(asking, plan, pageOf(await runOften(db, filled(text, [...values, id]))));
  };
}

/** The viewer, as far as the description of a list depends on it: the id is a value of its statements. */
export type KindOfViewer = Pick<AskingViewer, 'id' | 'roles'>;

/** The same for a list that depends on who asks: it is described once for admins, and once for everybody else. */
export function keptListFor<DB, TB extends keyof DB, Row extends Ordered>(
  describe: (viewer: KindOfViewer) => KeptList<DB, TB, Row>,
) {
  const forAdmins = keptList(describe({ id: viewerId, roles: ['admin'] }));
  const forOthers = keptList(describe({ id: viewerId, roles: [] }));
  return <Shown extends object>(asking: Asking<Row, Shown>): Promise<ListAnswer<Shown>> =>
    (isAdmin(asking.viewer) ? forAdmins : forOthers)(asking);
}

/** A statement with the values that it was built with, and the id of whoever asks. */
const ofViewer = <Row>(compiled: CompiledQuery<Row>, id: BoundValue): CompiledQuery<Row> => ({
  ...compiled,
  parameters: compiled.parameters.map((value) => valueOf(value === viewerId ? id : value)),
});

const textOf = <Row>(compiled: CompiledQuery<Row>, values: readonly BoundValue[]): Text<Row> => ({
  compiled,
  places: compiled.parameters.flatMap((parameter, place) =>
    parameter instanceof BoundValue ? [[place, values.indexOf(parameter)] as const] : [],
  ),
});

function filled<Row>({ compiled, places }: Text<Row>, values: readonly BoundValue[]): CompiledQuery<Row> {
  const parameters = [...compiled.parameters];
  for (const [place, value] of places) parameters[place] = values[value]?.value;
  return { ...compiled, parameters };
}
