/** The goal of a row: a limit of its figure or of its ratio to a peer. */
export type Goal =
  | { readonly of: 'value' | 'ratio'; readonly least: number; readonly in: string }
  | { readonly of: 'value' | 'ratio'; readonly most: number; readonly in: string }
  | { readonly of: 'value'; readonly least: number; readonly most: number; readonly in: string }
  /** One of the two is enough: twice as long as hardly anything is still soon. */
  | { readonly of: 'either'; readonly mostRatio: number; readonly most: number; readonly in: string }
  /** Measured to be known. */
  | { readonly of: 'nothing'; readonly in: string };

const least = (limit: number, unit: string): Goal => ({ of: 'value', least: limit, in: unit });
const most = (limit: number, unit: string): Goal => ({ of: 'value', most: limit, in: unit });
const between = (from: number, to: number, unit: string): Goal => ({
  of: 'value',
  least: from,
  most: to,
  in: unit,
});
const share = (limit: number, peer: string): Goal => ({ of: 'ratio', least: limit, in: `of ${peer}` });
const faster = (times: number, peer: string): Goal => ({
  of: 'ratio',
  least: times,
  in: `times faster than ${peer}`,
});
const timesOf = (times: number, peer: string): Goal => ({ of: 'ratio', most: times, in: `times ${peer}` });
const timesOrSoon = (times: number, peer: string, ms: number): Goal => ({
  of: 'either',
  mostRatio: times,
  most: ms,
  in: `ms, or ${times} times ${peer}`,
});
const known = (why: string): Goal => ({ of: 'nothing', in: why });

const bare = 'bare Fastify';
const withPg = 'bare Fastify and pg';

/**
 * The goal of each row of `npm run bench`, and nowhere else. With an answer that has no body, the fixed cost of a request weighs more, so that its
 * share is another. A name that stands for several rows ends in a dot.
 */
const goals: Readonly<Record<string, Goal>> = {
  'start.ready': most(5, 's'),
  'start.first': most(8, 's'),
  'start.stop': most(10, 's'),
  'engine.draw': faster(20, 'brackets-manager'),
  'engine.draw.factory': faster(500, 'tods-competition-factory'),
  'engine.standings': faster(20, "tods-competition-factory's tally"),
  'engine.fold': least(5_000_000, 'points per second'),
  'engine.replay': timesOf(5, 'a bare loop'),
  'engine.swiss': most(1000, 'ms'),
  'engine.swiss.64': most(50, 'ms'),
  'engine.matching': faster(4, 'edmonds-blossom-fixed'),
  'engine.matching.128': faster(2, 'edmonds-blossom-fixed'),
  'engine.matching.64': faster(1.5, 'edmonds-blossom-fixed'),
  'day.queue': most(10, 'ms for 99 changes of 100'),
  'day.queue.first': most(50, 'ms'),
  'day.length': most(1.22, 'times the lower bound'),
  'day.length.p90': most(1.3, 'times the lower bound'),
  'day.length.tables': timesOf(0.93, 'groups bound to tables'),
  'day.length.tables.next': timesOf(0.93, 'groups on the next free table'),
  'day.length.numbers': timesOf(1.01, 'the order of numbers'),
  'day.length.random': known('what an order is worth'),
  'day.length.waits': most(150, 'minutes for 95 waits of 100'),
  'print.bracket': most(2000, 'ms at a quarter of the speed'),
  'print.bracket.pages': most(12, 'pages'),
  'day.plan': most(250, 'ms for 95 of 100, clients and browsers'),
  'day.plan.browsers': known('the browsers alone, as painted'),
  'day.plan.bytes': most(2000, 'bytes'),
  'day.plan.bytes.median': known('half of the changes are shorter'),
  'day.plan.behind': most(0, 'clients'),
  'day.drag': most(50, 'ms'),
  'day.drag.changes': most(50, 'ms'),
  'day.screen.heap': most(10, '% from the first tenth of its pages to the last'),
  'day.estimates': between(75, 85, '%'),
  'day.estimates.least': least(72, '% at each time and horizon'),
  'day.estimates.most': most(88, '% at each time and horizon'),
  'day.estimates.score': timesOf(1.25, 'knowing the pace'),
  'day.estimates.width': timesOf(0.8, 'after half an hour'),
  'day.estimates.heavy': least(70, '% with heavy tails and overrides'),
  // Of 100,000 players: a tenth of a million in a tenth of the time.
  'backup.make': most(6, 's'),
  'backup.make.memory': most(150, 'MB'),
  'backup.size': known('what a folder of backups takes'),
  'backup.database': known('the same in PostgreSQL'),
  'backup.restore': most(60, 's'),
  'backup.restore.memory': most(150, 'MB'),
  'travel.export': most(2, 's'),
  'travel.export.bytes': most(2, 'MB'),
  'travel.read': known('what a person waits for before deciding'),
  'travel.import': most(5, 's'),
  'api.health': share(0.5, bare),
  'api.top10': share(0.5, bare),
  'api.top10.unchanged': share(0.6, bare),
  'api.opens': share(0.5, bare),
  'api.opens.unchanged': share(0.6, bare),
  'public.open': share(0.7, bare),
  'public.open.unchanged': share(0.6, bare),
  'public.pictures.first': most(300, 'ms'),
  'public.pictures.open': most(300, 'ms'),
  'public.pictures.open.kept': most(50, 'ms'),
  'public.pictures.match': most(300, 'ms'),
  'public.pictures.match.kept': most(50, 'ms'),
  'public.pictures.result': most(300, 'ms'),
  'public.pictures.result.kept': most(50, 'ms'),
  'api.list.admin': share(0.25, bare),
  'api.list.admin.db': share(0.75, withPg),
  'api.list.organiser': share(0.25, bare),
  'api.list.organiser.db': share(0.75, withPg),
  'api.list.db': share(0.75, withPg),
  'api.open': share(0.5, withPg),
  'api.match': share(0.5, withPg),
  'api.write': share(0.5, withPg),
  'score.ack': most(30, 'ms for 99 points of 100'),
  'score.ack.first': known('the first seconds of a server that has just started'),
  'score.once': most(0, 'points lost or counted twice'),
  'score.bytes.wire': most(1000, 'bytes for a point'),
  'score.bytes.stored': most(300, 'bytes for a point'),
  'api.correction': most(2000, 'ms'),
  'api.correction.preview': most(2000, 'ms'),
  'api.correction.read': known('what it looks at'),
  'api.correction.written': most(0, 'rows more or fewer than change'),
  'api.growth.fill': most(10, 'minutes'),
  'api.growth.size': known('how much a million players are'),
  'api.growth.circuit.ranking.great': known('what ten thousand ranked players cost'),
  'api.growth.': timesOrSoon(2, 'that of ten thousand players', 60),
  'live.fanout': most(250, 'ms'),
  'live.fanout.gaps': most(0, 'viewers with a gap'),
  'live.fanout.memory': most(400, 'MB'),
  'live.servers': most(250, 'ms'),
  'live.servers.gaps': most(0, 'viewers with a gap'),
  'web.home': most(220, 'kB'),
  'tap.paint': most(50, 'ms for three taps in four'),
  'tap.paint.oldest': most(75, 'ms for three taps in four'),
  'web.lighthouse': least(95, 'points'),
  'web.lcp': most(1.8, 's'),
  'cost.': known('`npm test` compares with it'),
};

export function goalOf(name: string): Goal {
  const family = Object.keys(goals).find((known) => known.endsWith('.') && name.startsWith(known));
  const goal = goals[name] ?? goals[family ?? ''];
  if (!goal) throw new Error(`The row ${name} has no goal in goals.ts.`);
  return goal;
}

/** Where a row stands among all of them. */
export function rankOf(name: string): number {
  const names = Object.keys(goals);
  const exact = names.indexOf(name);
  return exact >= 0 ? exact : names.findIndex((known) => known.endsWith('.') && name.startsWith(known));
}

export function textOf(goal: Goal): string {
  if (goal.of === 'nothing') return `none: ${goal.in}`;
  if ('least' in goal && 'most' in goal) return `between ${goal.least} and ${goal.most} ${goal.in}`;
  return 'least' in goal ? `at least ${goal.least} ${goal.in}` : `at most ${goal.most} ${goal.in}`;
}

/** Whether a figure is as good as its goal. One that could not be measured is not. */
export function holds(goal: Goal, { value, ratio = Number.NaN }: { value: number; ratio?: number }): boolean {
  if (goal.of === 'nothing') return true;
  if (goal.of === 'either') return value <= goal.most || ratio <= goal.mostRatio;
  const figure = goal.of === 'ratio' ? ratio : value;
  return (!('least' in goal) || figure >= goal.least) && (!('most' in goal) || figure <= goal.most);
}
