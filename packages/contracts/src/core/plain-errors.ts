import type * as z from 'zod';

type Issue = z.core.$ZodRawIssue;
type Words<Code extends Issue['code']> = (issue: Extract<Issue, { code: Code }>) => string;

const NOT_VALID = 'This is not valid.';

const typeWords: Readonly<Record<string, string>> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Choose yes or no.',
  array: 'Enter a list.',
  date: 'Enter a date.',
};

const formatWords: Readonly<Record<string, string>> = {
  email: 'Enter an email address like name@example.org.',
  url: 'Enter a web address like https://www.example.org.',
  datetime: 'Enter a date and time like 2026-03-02T09:00:00Z.',
  date: 'Enter a date like 2026-03-02.',
  time: 'Enter a time like 09:00.',
};

const own = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const counted = (count: number | bigint, noun: string): string =>
  `${count.toLocaleString('en-GB')} ${noun}${Number(count) === 1 ? '' : 's'}`;

const tooSmall: Words<'too_small'> = ({ origin, minimum, inclusive = true }) => {
  if (origin === 'string') {
    return Number(minimum) <= 1 ? 'Enter a value.' : `Use at least ${counted(minimum, 'character')}.`;
  }
  if (origin === 'array' || origin === 'set') {
    return Number(minimum) <= 1 ? 'Add at least one.' : `Add at least ${minimum.toLocaleString('en-GB')}.`;
  }
  const limit = minimum.toLocaleString('en-GB');
  return inclusive ? `Enter ${limit} or more.` : `Enter more than ${limit}.`;
};

const tooBig: Words<'too_big'> = ({ origin, maximum, inclusive = true }) => {
  if (origin === 'string') return `Use ${counted(maximum, 'character')} or fewer.`;
  const limit = maximum.toLocaleString('en-GB');
  if (origin === 'array' || origin === 'set') return `Add ${limit} or fewer.`;
  return inclusive ? `Enter ${limit} or less.` : `Enter less than ${limit}.`;
};

const MOST_CHOICES = 12;

const invalidValue: Words<'invalid_value'> = ({ values }) => {
  if (values.length > MOST_CHOICES) return 'This choice does not exist.';
  return values.length === 1 ? `This must be ${String(values[0])}.` : `Choose one of these: ${values.join(', ')}.`;
};

const words: { readonly [Code in Issue['code']]?: Words<Code> } = {
  invalid_type: ({ expected, input }) =>
    input === undefined || input === null ? 'Enter a value.' : (own(typeWords, expected) ?? NOT_VALID),
  too_small: tooSmall,
  too_big: tooBig,
  invalid_format: ({ format }) => own(formatWords, format) ?? 'This does not have the right format.',
  invalid_value: invalidValue,
  not_multiple_of: ({ divisor }) => `Enter a multiple of ${divisor}.`,
};

/**
 * The message that a person sees when a value does not fit its schema. Every parser with answers for people uses it
 * (`schema.safeParse(value, { error: plainError })`), because zod's own messages are for engineers. A message of the
 * schema itself has priority.
 */
export const plainError = (issue: Issue): string => {
  const wordsOf = words[issue.code] as ((issue: Issue) => string) | undefined;
  return wordsOf?.(issue) ?? NOT_VALID;
};
