type Person = {
  readonly first: string;
  readonly last: string;
  readonly club?: string;
  readonly nr?: string;
  readonly licence?: string;
  readonly born?: string;
};

const escaped = (text: string): string =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/"/gu, '&quot;');

const personOf = ({ first, last, club = 'TTC Grün-Weiß', nr = '', licence = '', born = '1990' }: Person) =>
  `<person licence-nr="${licence}" club-federation-nickname="BaTTV" club-name="${escaped(club)}" sex="1" ttr-match-count="81"` +
  ` lastname="${escaped(last)}" ttr="1284" internal-nr="${nr}" club-nr="128" firstname="${escaped(first)}" birthyear="${born}"/>`;

/** An entry as click-TT writes it: one person, or a pair. */
export const entry = (id: string, ...people: readonly Person[]): string =>
  `<player type="${people.length === 1 ? 'single' : 'double'}" id="${id}">${people.map(personOf).join('')}</player>`;

type Competition = {
  readonly group?: string;
  readonly type?: string;
  readonly entries: readonly string[];
  readonly matches?: string;
};

const competitionOf = ({ group = 'Herren A', type = 'Einzel', entries, matches = '' }: Competition) =>
  `<competition ttr-from="0" start-date="2027-02-28 09:00" ttr-remarks="bis 1600" age-group="${group}" type="${type}">` +
  `<players>${entries.join('\n')}</players>${matches}</competition>`;

export const systemType =
  '<!DOCTYPE tournament SYSTEM "http://www.datenautomaten.nu/dtd/nuLiga/TournamentPortal.dtd">';

/** A tournament file of click-TT. */
export const clickTtXml = (
  competitions: readonly Competition[],
  { head = `<?xml version="1.0" encoding="UTF-8"?>\n${systemType}` } = {},
): string =>
  `${head}\n<tournament end-date="2027-02-28" start-date="2027-02-28" name="Grüße &amp; Bälle '27" tournament-id="tt-4711">\n` +
  `<tournament-location name="Sporthalle" street="Am Markt 1" zip-code="76131" city="Karlsruhe"/>\n` +
  `${competitions.map(competitionOf).join('\n')}\n</tournament>\n`;

/** Names as they come: umlauts, apostrophes, an ampersand, particles, two surnames. */
export const oddPeople = [
  { first: 'Jörg', last: 'Müller-Lüdenscheidt', nr: 'NU1001', licence: '50001', born: '1981' },
  {
    first: "D'Arcy",
    last: "O'Neill",
    club: 'Spiel & Spaß e.V.',
    nr: 'NU1002',
    licence: '50002',
    born: '1975',
  },
  { first: 'Anna-Lena', last: 'von der Leyen', nr: 'NU1003', licence: '50003', born: '2003' },
  { first: 'Søren', last: 'Ægidius Ångström', nr: 'NU1004', licence: '50004', born: '1999' },
] as const;

/** A tournament with a competition of these four, a competition of doubles and one of women. */
export const usualXml = (options?: { readonly head: string }): string =>
  clickTtXml(
    [
      { entries: oddPeople.map((person, at) => entry(`PLAYER${at + 11}`, person)) },
      { type: 'Doppel', entries: [entry('PLAYER21', oddPeople[0], oddPeople[1])] },
      { group: 'Damen', entries: [entry('PLAYER31', { first: 'Eva', last: 'Roth', nr: 'NU2001' })] },
    ],
    options,
  );
