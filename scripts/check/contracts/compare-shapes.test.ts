import { z } from 'zod';
import { compareShapes, type Direction } from './compare-shapes';
import type { Shape } from './printed';

const shapeOf = (schema: z.ZodType, direction: Direction): Shape =>
  z.toJSONSchema(schema, { io: direction === 'request' ? 'input' : 'output' }) as Shape;

const compare = (before: z.ZodType, after: z.ZodType, direction: Direction): string[] =>
  compareShapes(shapeOf(before, direction), shapeOf(after, direction), direction, 'it');

const name = z.strictObject({ name: z.string().max(50) });

describe('shapes that callers send', () => {
  it.each([
    [
      'a new field that may be left out',
      name,
      z.strictObject({ name: z.string().max(50), note: z.string().optional() }),
    ],
    ['a field that may be left out now', name, z.strictObject({ name: z.string().max(50).optional() })],
    ['a higher limit', name, z.strictObject({ name: z.string().max(80) })],
    ['one more choice', z.enum(['a']), z.enum(['a', 'b'])],
    ['null beside a text', z.string(), z.string().nullable()],
    ['a whole number that may be any number now', z.int(), z.number()],
  ])('may become wider: %s', (_what, before, after) => {
    expect(compare(before, after, 'request')).toEqual([]);
  });

  it.each([
    ['a field that must be given', name, name.extend({ note: z.string() }), 'it.note must be given now'],
    ['a field that is gone', name.extend({ note: z.string().optional() }), name, 'it.note is refused now'],
    ['a lower limit', name, z.strictObject({ name: z.string().max(20) }), 'it.name: maxLength is 20 now, was 50'],
    ['a choice that is gone', z.enum(['a', 'b']), z.enum(['a']), 'it: "b" is not taken any more'],
    ['another type', z.object({ n: z.string() }), z.object({ n: z.boolean() }), 'it.n: string is not taken any more'],
    ['a text that has a form now', z.string(), z.string().regex(/^a$/), 'it: pattern is ^a$ now, was not there'],
    ['a list of something else', z.array(z.string()), z.array(z.number()), 'it[]: string is not taken any more'],
    ['no null any more', z.string().nullable(), z.string(), 'it: null is not taken any more'],
  ])('may not become narrower: %s', (_what, before, after, problem) => {
    expect(compare(before, after, 'request')).toContain(problem);
  });
});

describe('shapes that are returned or published', () => {
  const reply = z.object({ id: z.string(), state: z.enum(['on', 'off']) });

  it.each([
    ['a new field', reply, reply.extend({ note: z.string() })],
    ['one more state, over which readers pass', reply, reply.extend({ state: z.enum(['on', 'off', 'gone']) })],
    ['a text that is never null now', z.string().nullable(), z.string()],
  ])('may get more: %s', (_what, before, after) => {
    expect(compare(before, after, 'reply')).toEqual([]);
  });

  it.each([
    ['a field that is gone', reply, reply.omit({ state: true }), 'it.state is missing now'],
    ['a field that may be missing', reply, reply.partial({ id: true }), 'it.id may be missing now'],
    ['null where there was none', z.string(), z.string().nullable(), 'it: may be null now, was string'],
    [
      'another type in a list',
      z.array(reply),
      z.array(reply.extend({ id: z.number() })),
      'it[].id: may be number now, was string',
    ],
    ['something of any kind', z.string(), z.any(), 'it: may be anything now, was string'],
  ])('may not lose parts: %s', (_what, before, after, problem) => {
    expect(compare(before, after, 'reply')).toContain(problem);
  });
});
