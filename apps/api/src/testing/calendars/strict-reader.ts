/**
 * Reads a calendar by the grammar of RFC 5545, octet by octet, and throws at the first thing that it does not allow. It shares nothing with
 * what writes them.
 */
export type ReadEvent = {
  readonly uid: string;
  readonly stamp: string;
  readonly sequence: number;
  /** `20270301T090000Z`, or `20270301` of whole days. */
  readonly start: string;
  readonly end: string | null;
  readonly status: string;
  readonly summary: string;
  readonly description: string | null;
  readonly location: string | null;
  readonly geo: string | null;
  readonly url: string | null;
  readonly transparent: boolean;
};

type Property = { readonly name: string; readonly parameters: string; readonly value: string };
type Component = {
  readonly name: string;
  readonly properties: Property[];
  readonly components: Component[];
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

function insist(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Error(`not a calendar: ${problem}`);
}

/** The lines as they are in the file: each ends with CRLF, has 75 octets at most and no part of a character (3.1). */
function physicalLines(bytes: Buffer): string[] {
  insist(bytes.subarray(-2).toString('latin1') === '\r\n', 'the last line does not end');
  const lines: string[] = [];
  for (let from = 0; from < bytes.length;) {
    const to = bytes.indexOf('\r\n', from);
    const line = bytes.subarray(from, to);
    insist(line.length <= 75, `a line of ${line.length} octets`);
    insist(!line.some((octet) => (octet < 32 && octet !== 9) || octet === 127), 'a control character');
    lines.push(utf8.decode(line));
    from = to + 2;
  }
  return lines;
}

function contentLines(bytes: Buffer): string[] {
  const lines: string[] = [];
  for (const line of physicalLines(bytes)) {
    if (!/^[ \t]/u.test(line)) lines.push(line);
    else {
      insist(lines.length > 0, 'it begins with a continuation');
      lines[lines.length - 1] += line.slice(1);
    }
  }
  return lines;
}

const grammar = /^(?<name>[A-Z0-9-]+)(?<parameters>(?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(?<value>.*)$/u;

function propertyOf(line: string): Property {
  const { name = '', parameters = '', value = '' } = grammar.exec(line)?.groups ?? {};
  insist(name !== '', `the line ${line}`);
  return { name, parameters, value };
}

function componentOf(lines: Property[]): Component {
  const { name, value } = lines.shift() ?? { name: 'nothing', value: '' };
  insist(name === 'BEGIN', `${name} outside of a component`);
  const component: Component = { name: value, properties: [], components: [] };
  for (;;) {
    const [next] = lines;
    insist(next !== undefined, `${value} does not end`);
    if (next.name === 'BEGIN') component.components.push(componentOf(lines));
    else if (lines.shift()?.name !== 'END') component.properties.push(next);
    else {
      insist(next.value === value, `${value} ends as ${next.value}`);
      return component;
    }
  }
}

const of = ({ properties }: Component, name: string): Property | undefined => {
  const found = properties.filter((property) => property.name === name);
  insist(found.length <= 1, `${name} twice`);
  return found[0];
};

const needed = (component: Component, name: string): Property => {
  const property = of(component, name);
  insist(property !== undefined, `no ${name}`);
  return property;
};

/** A value of type TEXT: commas, semicolons and backslashes are escaped, and nothing else but line breaks (3.3.11). */
function textOf(property: Property | undefined): string | null {
  if (!property) return null;
  insist(/^(?:\\[\\;,nN]|[^\\;,])*$/u.test(property.value), `an unescaped sign in ${property.value}`);
  return property.value.replace(/\\(.)/gu, (_, sign: string) => (/n/iu.test(sign) ? '\n' : sign));
}

/** An instant in UTC, or a date that says it is one. */
function momentOf({ name, parameters, value }: Property): string {
  const isDate = parameters === ';VALUE=DATE';
  insist(isDate || parameters === '', `${name}${parameters}`);
  const pattern = isDate ? /^\d{8}$/u : /^\d{8}T\d{6}Z$/u;
  insist(pattern.test(value), `${name} is ${value}`);
  const [year, month, day] = [value.slice(0, 4), value.slice(4, 6), value.slice(6, 8)];
  const date = `${year}-${month}-${day}`;
  insist(new Date(`${date}T00:00:00Z`).toISOString().startsWith(date), `there is no ${date}`);
  return value;
}

const statuses = ['TENTATIVE', 'CONFIRMED', 'CANCELLED'];

function eventOf(component: Component): ReadEvent {
  const start = momentOf(needed(component, 'DTSTART'));
  const endProperty = of(component, 'DTEND');
  const end = endProperty ? momentOf(endProperty) : null;
  insist(end === null || (end > start && end.length === start.length), `it ends at ${end}, before ${start}`);
  const { value: status } = needed(component, 'STATUS');
  insist(statuses.includes(status), `the status ${status}`);
  const { value: sequence } = needed(component, 'SEQUENCE');
  insist(/^\d+$/u.test(sequence), `the sequence ${sequence}`);
  const geo = of(component, 'GEO')?.value ?? null;
  insist(geo === null || /^-?\d+(?:\.\d+)?;-?\d+(?:\.\d+)?$/u.test(geo), `the place ${geo}`);
  const url = of(component, 'URL')?.value ?? null;
  insist(url === null || URL.canParse(url), `the address ${url}`);
  const stamp = momentOf(needed(component, 'DTSTAMP'));
  insist(momentOf(needed(component, 'LAST-MODIFIED')) === stamp, 'stamped at another time than it changed');
  return {
    uid: needed(component, 'UID').value,
    stamp,
    sequence: Number(sequence),
    start,
    end,
    status,
    summary: textOf(needed(component, 'SUMMARY')) ?? '',
    description: textOf(of(component, 'DESCRIPTION')),
    location: textOf(of(component, 'LOCATION')),
    geo,
    url,
    transparent: of(component, 'TRANSP')?.value === 'TRANSPARENT',
  };
}

/** The name and the events of a calendar. */
export function readStrictly(bytes: Buffer): { readonly name: string; readonly events: ReadEvent[] } {
  const lines = contentLines(bytes).map(propertyOf);
  const calendar = componentOf(lines);
  insist(lines.length === 0, 'something after its end');
  insist(calendar.name === 'VCALENDAR', calendar.name);
  insist(needed(calendar, 'VERSION').value === '2.0', 'its version');
  needed(calendar, 'PRODID');
  insist(calendar.components.length > 0, 'no component');
  const events = calendar.components.filter(({ name }) => name === 'VEVENT').map(eventOf);
  insist(new Set(events.map(({ uid }) => uid)).size === events.length, 'one event twice');
  return { name: textOf(needed(calendar, 'X-WR-CALNAME')) ?? '', events };
}
