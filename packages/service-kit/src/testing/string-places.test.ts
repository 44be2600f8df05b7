import { z } from 'zod';
import { fieldsOf, withOperators } from './string-places';

const operator = { $gt: '' };
const item = z.strictObject({ id: z.string(), count: z.number().optional() });
const schema = z.strictObject({
  title: z.string().trim().min(1),
  kind: z.enum(['one', 'two']).optional(),
  when: z.iso.datetime().nullable(),
  count: z.number(),
  list: z.array(z.union([z.string(), item])).optional(),
  names: z.record(z.string(), z.string()).optional(),
  deep: z.strictObject({ inner: z.strictObject({ text: z.string() }).optional() }).optional(),
});

describe('operators in the places of texts', () => {
  it('a body that leaves most places out, gets each of them', () => {
    const body = { title: 'x', when: null, count: 1 };
    const made = Object.fromEntries(withOperators(schema, body).map(({ place, body: bad }) => [place, bad]));
    expect(made).toEqual({
      title: { ...body, title: operator },
      kind: { ...body, kind: operator },
      when: { ...body, when: operator },
      'list.0': { ...body, list: [operator] },
      'list.0.id': { ...body, list: [{ id: operator }] },
      'names.any': { ...body, names: { any: operator } },
      'deep.inner.text': { ...body, deep: { inner: { text: operator } } },
    });
  });

  it('a body that has the place, keeps what is beside it', () => {
    const body = { list: [{ id: 'a', count: 2 }, 'b'] };
    const [, made] = withOperators(z.object({ list: z.array(z.union([z.string(), item])) }), body);
    expect(made).toEqual({ place: 'list.0.id', body: { list: [{ id: operator, count: 2 }, 'b'] } });
  });

  it('a schema that contains itself, comes to an end', () => {
    const tree: z.ZodType = z.lazy(() => z.object({ name: z.string(), inside: tree.optional() }));
    expect(withOperators(tree, { name: 'x' })[0]).toEqual({ place: 'name', body: { name: operator } });
  });

  it('a query, names its fields', () => {
    expect(fieldsOf(z.object({ q: z.string().optional(), limit: z.coerce.number() }))).toEqual(['q', 'limit']);
    expect(fieldsOf(z.record(z.string(), z.unknown()))).toEqual([]);
  });
});
