import { randomUUID } from 'node:crypto';
import {
  exportOpen,
  exportResults,
  importOpen,
  readTravelFile,
  restoreTravelled,
  type TravelFile,
  type TravelMatch,
} from '@topspin/contract';
import {
  openStates,
  outcomes,
  phaseStates,
  phaseTypes,
  registrationStates,
  roundNames,
  sides,
} from '@topspin/engine';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { exported, givenOpenToTravel, repacked, sendFile, unpacked } from '#testing/given-travel.ts';

const hall = givenApi();
const director = givenUser(hall, 'Ada de la Sala');
const server = givenApi();
const admin = givenUser(server, 'Bea del Servidor');

const files: { whole?: Buffer; results?: Buffer } = {};
beforeAll(async () => {
  const id = await givenOpenToTravel(hall, director);
  files.whole = await exported(hall, director, id, exportOpen);
  files.results = await exported(hall, director, id, exportResults);
});
const whole = () => unpacked(files.whole ?? Buffer.alloc(0));
const results = () => unpacked(files.results ?? Buffer.alloc(0));

/** How many rows there are of what a file could write. */
async function written(): Promise<unknown> {
  const { rows } =
    await sql`select (select count(*) from opens) as opens, (select count(*) from players) as players,
    (select count(*) from inscriptions) as inscriptions, (select count(*) from matches) as matches,
    (select count(*) from travelled_opens) as travelled_opens, (select count(*) from clubs) as clubs`.execute(
      server.db,
    );
  return rows;
}

async function refusal(bytes: Uint8Array, lang = 'es'): Promise<string> {
  const before = await written();
  const { status, body, message } = await sendFile(server, admin, importOpen, bytes, lang);
  expect(await written()).toEqual(before);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  return `${(body as { code?: string }).code}: ${message}`;
}

/** A file with other matches in the first group of its first phase. */
const inFirstGroup = (file: TravelFile, of: (matches: readonly TravelMatch[]) => unknown) => {
  const [phase, ...phases] = file.phases;
  const [group, ...groups] = phase?.groups ?? [];
  return {
    ...file,
    phases: [{ ...phase, groups: [{ ...group, matches: of(group?.matches ?? []) }, ...groups] }, ...phases],
  };
};

const firstMatch = (file: TravelFile): TravelMatch => {
  const match = file.phases[0]?.groups[0]?.matches.find(({ log }) => log.length > 0);
  if (!match) throw new Error('no match with a log');
  return match;
};

/** The first match with another id and as long a log as one may have. */
function longMatch([first]: readonly TravelMatch[], at: number) {
  const log = Array.from({ length: 5000 }, (_, point) => ({
    type: 'point',
    at: new Date(1_790_000_000_000 + (at * 5000 + point) * 7919).toISOString(),
    side: point % 3 === 0 ? 'a' : 'b',
  }));
  return { ...first, id: randomUUID(), number: at + 1, log };
}

describe('what is no file of an open', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['a text', strToU8('hola')],
    ['another zip', zipSync({ 'hoja.csv': strToU8('a,b') })],
    [
      'a zip of many',
      zipSync(Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${at}`, strToU8('x')]))),
    ],
  ])('%s', async (_, bytes) => {
    expect(await refusal(bytes)).toMatch(/^travel\.notAFile/u);
  });

  test('is damaged: cut, or changed', async () => {
    const { results: file = Buffer.alloc(0) } = files;
    expect(await refusal(file.subarray(0, file.length - 2000))).toMatch(/^travel\.(?:damaged|notAFile)/u);
    expect(await refusal(repacked(results(), { sha256: '00' }))).toBe(
      'travel.damaged: El archivo está dañado: open.json no está completo.',
    );
  });

  test('is of a newer version, said before anything else is read', async () => {
    const newer = repacked({ everything: 'else' }, { version: 2 });
    expect(await refusal(newer, 'en')).toBe(
      'travel.newer: The file is version 2, and this Topspin reads up to 1.',
    );
  });
});

describe('a file that would cost much', () => {
  const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);

  test('unpacks to more than is read', async () => {
    const bomb = zipSync({ 'manifest.json': strToU8('{}'), 'open.json': zeros(100) }, { level: 6 });
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    expect(await refusal(bomb)).toMatch(
      /^travel\.tooLarge: El archivo es demasiado grande: open\.json pasa de \d+ MB\.$/u,
    );
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  test('has a million players, or lists in lists without an end', async () => {
    const person = { id: '0', name: 'A', club: null, category: null, guest: true, profile: null };
    expect(
      await refusal(repacked({ ...results(), people: Array.from({ length: 3000 }, () => person) })),
    ).toMatch(/^travel\.impossible: .*people: .*2000/u);
    const many = `{"people":[${'{},'.repeat(999_999)}{}]}`;
    const sha256 = (await import('node:crypto')).createHash('sha256').update(many).digest('hex');
    const manifest = strToU8(JSON.stringify({ format: 'topspin-open', version: 1, sha256 }));
    expect(await refusal(zipSync({ 'manifest.json': manifest, 'open.json': strToU8(many) }))).toMatch(
      /^travel\.(?:impossible|tooLarge)/u,
    );
    expect(await refusal(repacked({ ...results(), people: '['.repeat(2_000_000) }))).toMatch(/^travel\./u);
  });

  test('has an object of a hundred thousand names', async () => {
    const names = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`${at}`, at]));
    expect(await refusal(repacked({ ...results(), names }))).toMatch(/^travel\.(?:damaged|tooLarge)/u);
  });

  test('says one thing millions of times', async () => {
    expect(await refusal(repacked({ ...results(), padding: ' '.repeat(11_000_000) }))).toMatch(
      /^travel\.tooLarge/u,
    );
  });

  test('is larger than what is sent', async () => {
    const { status } = await sendFile(server, admin, importOpen, zeros(13));
    expect(status).toBe(413);
  });
});

describe('a file that contradicts itself', () => {
  const cases: readonly [string, RegExp, (file: TravelFile) => unknown][] = [
    [
      'markup in a name',
      /people › 0 › name: Tiene etiquetas/u,
      (file) => {
        const [first, ...others] = file.people;
        return { ...file, people: [{ ...first, name: '<img src=x onerror=alert(1)>' }, ...others] };
      },
    ],
    [
      'a phone number in a name',
      /people › 0 › name: /u,
      (file) => {
        const [first, ...others] = file.people;
        return { ...file, people: [{ ...first, name: 'Llama 612345678 ya' }, ...others] };
      },
    ],
    [
      'two players who meet twice in a group',
      /matches › 1 › sides: /u,
      (file) =>
        inFirstGroup(file, (matches) => matches.map((match) => ({ ...match, sides: matches[0]?.sides }))),
    ],
    [
      'more matches than a group has pairs',
      /groups › 0 › matches: /u,
      (file) =>
        inFirstGroup(file, (matches) =>
          Array.from({ length: 20 }, (_, at) => ({ ...matches[0], id: randomUUID(), number: at + 1 })),
        ),
    ],
    [
      'somebody who is not in it',
      /entries › 0 › person: No está en el archivo/u,
      (file) => {
        const [first, ...others] = file.entries;
        return {
          ...file,
          entries: [{ ...first, person: '11111111-1111-4111-8111-111111111111' }, ...others],
        };
      },
    ],
    [
      'one person twice',
      /people › \d+ › id: Está dos veces/u,
      (file) => ({ ...file, people: [...file.people, file.people[0]] }),
    ],
    [
      'a score that its log does not give',
      /matches › \d+ › sets: No coincide con lo que se jugó/u,
      (file) => {
        firstMatch(file).winner = firstMatch(file).winner === 'a' ? 'b' : 'a';
        return file;
      },
    ],
    [
      'more points than a file may have, in the logs of all matches',
      /groups › 0 › matches › 30 › log: Con este partido, el archivo pasa de 150000 puntos/u,
      (file) =>
        inFirstGroup(file, (matches) => Array.from({ length: 31 }, (_, at) => longMatch(matches, at))),
    ],
    [
      'a field that nothing knows',
      /open.*: /u,
      (file) => ({ ...file, open: { ...file.open, owner: 'mine' } }),
    ],
    [
      'a bracket that leads back',
      /winner_to › match: No está en el archivo/u,
      (file) => {
        const match = file.phases.at(-1)?.groups[0]?.matches[0];
        if (match) match.winner_to = { match: match.id, side: 'a' };
        return file;
      },
    ],
  ];
  test.each(cases)('%s', async (_, message, change) => {
    const said = await refusal(repacked(change(results())));
    expect(said).toMatch(/^travel\.impossible: El archivo no se puede importar\. /u);
    expect(said).toMatch(message);
  });

  test('says so in the language of whoever sent it', async () => {
    const [first, ...others] = results().people;
    const marked = repacked({ ...results(), people: [{ ...first, name: '<b>Ana' }, ...others] });
    expect(await refusal(marked, 'ca')).toMatch(/people › 0 › name: Té etiquetes/u);
  });
});

describe('a file to restore', () => {
  const restored = async (bytes: Uint8Array) =>
    (await sendFile(server, admin, restoreTravelled, bytes)).body as { code?: string };

  test('needs its profiles', async () => {
    expect(await restored(repacked(results()))).toMatchObject({ code: 'travel.resultsOnly' });
  });

  test('may not take the ids of what is here', async () => {
    const player = await server.db.selectFrom('players').select('id').executeTakeFirst();
    const taken = player?.id ?? admin.id;
    const text = JSON.stringify(whole());
    const mine = JSON.parse(text.replaceAll(whole().people[0]?.id ?? '', taken)) as TravelFile;
    const before = await written();
    const { code } = await restored(repacked(mine));
    expect(player ? code : 'travel.impossible').toBe('travel.impossible');
    if (player) expect(await written()).toEqual(before);
  });
});

/** A random number from a seed: the same files in every run. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const strange = [
  null,
  '',
  0,
  -1,
  1e300,
  'x'.repeat(5000),
  [],
  {},
  true,
  '2026-13-45T99:99:99Z',
  '\u0000',
  '<script>',
];

const words = [
  ...sides,
  ...phaseTypes,
  ...phaseStates,
  ...roundNames,
  ...outcomes,
  ...openStates,
  ...registrationStates,
];

let ids: readonly string[] | undefined;

/** Other texts of the same kind: ids and instants of the file, and the words of its lists. */
function likeIt(text: string): readonly string[] {
  if (/^[0-9a-f-]{36}$/u.test(text)) {
    ids ??= JSON.stringify(whole()).match(/[0-9a-f]{8}-[0-9a-f-]{27}/gu) ?? [];
    return ids;
  }
  if (/^\d{4}-\d\d-\d\dT/u.test(text))
    return ['2020-02-29T10:00:00Z', '1999-12-31T23:59:59.999Z', '2100-01-01T00:00:00Z'];
  return words;
}

/** Changes something somewhere in a value. */
function mutated(value: unknown, next: () => number): unknown {
  if (Array.isArray(value) && value.length > 0 && next() < 0.93) {
    const at = Math.floor(next() * value.length);
    const chance = next();
    if (chance < 0.05) return value.toSpliced(at, 1);
    if (chance < 0.1) return [...value, value[at] as unknown];
    return value.with(at, mutated(value[at], next));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && next() < 0.95) {
    const keys = Object.keys(value);
    const key = keys[Math.floor(next() * keys.length)] ?? '';
    const changed: Record<string, unknown> = { ...value };
    if (next() < 0.04) delete changed[key];
    else changed[key] = mutated(changed[key], next);
    return changed;
  }
  // Like for like: what a schema cannot refuse.
  if (typeof value === 'string' && next() < 0.6) {
    const alike = likeIt(value);
    return alike[Math.floor(next() * alike.length)] ?? value;
  }
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number' && next() < 0.8) return value + Math.floor(next() * 5) - 2;
  return strange[Math.floor(next() * strange.length)];
}

describe('two thousand changed files', () => {
  test(
    'are imported or refused, never a failure of ours, and a refused one writes nothing',
    { timeout: 600_000 },
    async () => {
      const numbers = randomNumbers(23);
      const next = () => numbers.next().value;
      const sources = [whole(), results()];
      const bytes = [files.whole, files.results];
      const answers = new Map<string, number>();
      await sql`truncate opens, players cascade`.execute(server.db);
      for (let round = 0; round < 2000; round += 1) {
        const source = sources[round % 2];
        const file =
          round % 4 < 3
            ? repacked(mutated(source, next))
            : scratched(bytes[round % 2] ?? Buffer.alloc(0), next);
        const route = [readTravelFile, restoreTravelled, importOpen][round % 3] ?? readTravelFile;
        const before = await written();
        const { status, body } = await sendFile(server, admin, route, file);
        const code = (body as { code?: string }).code ?? 'fine';
        answers.set(code, (answers.get(code) ?? 0) + 1);
        if (status >= 500) throw new Error(`round ${round} answered ${status}`);
        if (status >= 400 || route === readTravelFile) expect(await written()).toEqual(before);
        // The next one is restored where there is nothing, too.
        else await sql`truncate opens, players cascade`.execute(server.db);
      }
      expect(answers.get('fine')).toBeGreaterThan(20);
      expect(answers.get('travel.impossible')).toBeGreaterThan(200);
      expect(answers.get('travel.damaged')).toBeGreaterThan(50);
    },
  );
});

/** The same bytes with some others. */
function scratched(bytes: Buffer, next: () => number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  for (let times = 0; times < 1 + next() * 8; times += 1)
    copy[Math.floor(next() * copy.length)] = Math.floor(next() * 256);
  return next() < 0.3 ? copy.slice(0, Math.floor(next() * copy.length)) : copy;
}
