import * as z from 'zod';
import { operations } from '../operations';
import { plainError } from './plain-errors';

const messagesOf = (schema: z.ZodType, value: unknown): string[] => {
  const parsed = schema.safeParse(value, { error: plainError });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
};

/** Words in zod's own messages. */
const parserWords = /\b(expected|received|undefined|invalid|too (big|small)|unrecognized|NaN|regex|must match)\b/i;

/** Values that hardly any field takes, and one for every field of a schema. */
const misfits: readonly unknown[] = [null, 7.5, -1, '', 'x'.repeat(30_000), true, [], [{}], {}];
const asFields = (schema: z.ZodType, misfit: unknown): unknown => {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  if (!(inner instanceof z.ZodObject)) return misfit;
  return Object.fromEntries(
    Object.entries(inner.shape).map(([key, field]) => [key, asFields(field as z.ZodType, misfit)]),
  );
};

describe('what people read when a value does not fit', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    "has no word of the parser's when the request of %s is wrong",
    (_, { params, query, body }) => {
      const said = [params, query, body].flatMap((schema) => [
        ...messagesOf(schema, {}),
        ...misfits.flatMap((misfit) => [
          ...messagesOf(schema, misfit),
          ...messagesOf(schema, asFields(schema, misfit)),
        ]),
      ]);
      expect(said.filter((message) => parserWords.test(message))).toEqual([]);
    },
  );

  it.each<[string, z.ZodType, unknown, string]>([
    ['is missing', z.string(), undefined, 'Enter a value.'],
    ['is empty', z.string().min(1), '', 'Enter a value.'],
    ['is too long', z.string().max(60), 'x'.repeat(61), 'Use 60 characters or fewer.'],
    ['is too short', z.string().min(8), 'x', 'Use at least 8 characters.'],
    ['is no email address', z.email(), 'nobody', 'Enter an email address like name@example.org.'],
    ['is no number', z.number(), 'many', 'Enter a number.'],
    ['is no whole number', z.number().int(), 1.5, 'Enter a whole number.'],
    ['is too large', z.number().max(10_000), 10_001, 'Enter 10,000 or less.'],
    ['is too small', z.number().min(1), 0, 'Enter 1 or more.'],
    ['is none of the choices', z.enum(['a', 'b']), 'c', 'Choose one of these: a, b.'],
    ['has no entry', z.array(z.string()).min(1), [], 'Add at least one.'],
    ['has too many entries', z.array(z.string()).max(1), ['a', 'b'], 'Add 1 or fewer.'],
    ['has words of its own', z.string().regex(/^#/, 'Use a colour like #2563eb.'), 'red', 'Use a colour like #2563eb.'],
  ])('says what to enter when a value %s', (_, schema, value, message) =>
    expect(messagesOf(schema, value)).toEqual([message]),
  );
});
