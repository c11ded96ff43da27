/** A text for each way in which a field can be wrong; the catalogue has it in every language. */
export const issueKeys = [
  'required',
  'requiredNumber',
  'notANumber',
  'expectedBoolean',
  'expectedList',
  'expectedObject',
  'wholeNumber',
  'least',
  'most',
  'moreThan',
  'lessThan',
  'multipleOf',
  'tooShort',
  'tooLong',
  'tooFew',
  'tooMany',
  'email',
  'url',
  'date',
  'birthDate',
  'instant',
  'past',
  'id',
  'format',
  'option',
  'mustAccept',
  'unknownField',
  'passwordRequired',
  'passwordTooShort',
  'languageRequired',
  'descriptionRequired',
  'rangeOrder',
  'datesOrder',
  'lastsTooLong',
  'floorAboveStart',
  'notThere',
  'declared',
  'ageWithinCircuit',
  'ratingWithinCircuit',
  'functionalCircuit',
  'phoneDigits',
  'nameWithNumber',
  'socialHost',
  'timeZone',
  'json',
  'markup',
  'twice',
  'notInFile',
  'notOfClass',
  'notItsScore',
  'tooManyEvents',
  'invalid',
] as const;
export type IssueKey = (typeof issueKeys)[number];

/** The parts of a Zod issue we use; the input is needed because an emptied field has its own text. */
export type ZodIssue = {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly input?: unknown;
  readonly expected?: string;
  readonly origin?: string;
  readonly format?: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly inclusive?: boolean | undefined;
  readonly divisor?: unknown;
  readonly values?: readonly unknown[];
  readonly keys?: readonly string[];
  readonly params?: Readonly<Record<string, unknown>> | undefined;
};

export type IssueText = {
  readonly key: IssueKey;
  readonly figures: Readonly<Record<string, string | number>>;
};

const text = (key: IssueKey, figures: IssueText['figures'] = {}): IssueText => ({ key, figures });
const figure = (value: unknown): number => Number(value);
const absent = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Which text describes an issue, and its figures: the same on a form as in an answer of the API. */
export function issueText(issue: ZodIssue): IssueText {
  if (issue.code === 'invalid_type') return wrongType(issue);
  if (issue.code === 'invalid_value') return wrongValue(issue);
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'invalid_format') return wrongFormat(issue);
  if (issue.code === 'not_multiple_of') return text('multipleOf', { divisor: figure(issue.divisor) });
  if (issue.code === 'unrecognized_keys')
    return text('unknownField', { fields: (issue.keys ?? []).join(', ') });
  if (issue.code === 'custom') return brokenRule(issue);
  return text(absent(issue.input) ? 'required' : 'invalid');
}

const numbers: readonly string[] = ['number', 'int', 'bigint', 'nan'];

function wrongType(issue: ZodIssue): IssueText {
  const { expected = '', input } = issue;
  if (absent(input)) {
    if (isPassword(issue)) return text('passwordRequired');
    return text(numbers.includes(expected) ? 'requiredNumber' : missing(issue));
  }
  if (expected === 'int' && typeof input === 'number') return text('wholeNumber');
  if (numbers.includes(expected)) return text('notANumber');
  if (expected === 'boolean') return text('expectedBoolean');
  if (expected === 'array' || expected === 'tuple') return text('expectedList');
  if (expected === 'object' || expected === 'record') return text('expectedObject');
  return text('invalid');
}

function wrongValue(issue: ZodIssue): IssueText {
  const { values = [], input } = issue;
  if (values.length === 1 && values[0] === true) return text('mustAccept');
  if (absent(input)) return text(missing(issue));
  return text('option', { options: values.join(', ') });
}

function tooSmall(issue: ZodIssue): IssueText {
  const least = figure(issue.minimum);
  if (issue.origin === 'string') {
    // Only a new password has a text of its own; for one to log in or confirm with, 1 is the minimum.
    if (absent(issue.input))
      return text(isPassword(issue) && least > 1 ? 'passwordRequired' : missing(issue));
    return text(isPassword(issue) ? 'passwordTooShort' : 'tooShort', { min: least });
  }
  if (issue.origin === 'array' || issue.origin === 'set') return text('tooFew', { min: least });
  return text(issue.inclusive === false ? 'moreThan' : 'least', { min: least });
}

function tooBig(issue: ZodIssue): IssueText {
  const most = figure(issue.maximum);
  if (issue.origin === 'string') return text('tooLong', { max: most });
  if (issue.origin === 'array' || issue.origin === 'set') return text('tooMany', { max: most });
  return text(issue.inclusive === false ? 'lessThan' : 'most', { max: most });
}

const formats: Readonly<Record<string, IssueKey>> = {
  email: 'email',
  url: 'url',
  date: 'date',
  datetime: 'instant',
  guid: 'id',
  uuid: 'id',
  safeint: 'wholeNumber',
};

function wrongFormat(issue: ZodIssue): IssueText {
  if (absent(issue.input)) return text('required');
  return text(formats[issue.format ?? ''] ?? 'format');
}

const rules: Readonly<Record<string, IssueKey>> = {
  required: 'required',
  'required.number': 'requiredNumber',
  'range.order': 'rangeOrder',
  'dates.order': 'datesOrder',
  'rating.floorAboveStart': 'floorAboveStart',
  'period.tooLong': 'most',
  date: 'date',
  birth: 'birthDate',
  instant: 'instant',
  past: 'past',
  'phone.digits': 'phoneDigits',
  'name.phone': 'nameWithNumber',
  'social.host': 'socialHost',
  url: 'url',
  timeZone: 'timeZone',
  json: 'json',
  markup: 'markup',
  'file.twice': 'twice',
  'file.missing': 'notInFile',
  'file.score': 'notItsScore',
  'file.class': 'notOfClass',
  'file.events': 'tooManyEvents',
};

/** A custom rule: `params` has its name and the figures used in its text. */
function brokenRule({ params = {} }: ZodIssue): IssueText {
  const figures = Object.entries(params).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return text(rules[String(params['rule'])] ?? 'invalid', Object.fromEntries(figures));
}

const lastKey = (issue: ZodIssue): PropertyKey | undefined => issue.path?.at(-1);

const isPassword = (issue: ZodIssue): boolean => lastKey(issue) === 'password';

/** The specification has its own texts for what a description lacks. */
function missing(issue: ZodIssue): IssueKey {
  const [list, , part] = (issue.path ?? []).slice(-3);
  if (list === 'description' && part === 'lang') return 'languageRequired';
  if (list === 'description' && part === 'text') return 'descriptionRequired';
  return 'required';
}
