import type { Envelope } from '@folkmoot/contracts';
import { takeTogether } from './together';

const envelope = (id: string, councilId = 'a'): Envelope => ({
  id,
  type: 'note.made',
  version: 1,
  occurredAt: '2026-03-02T09:00:00.000Z',
  councilId,
  actor: { kind: 'system', id: 'tests', actingAs: null },
  aggregate: { type: 'note', id, revision: 1 },
  correlationId: id,
  payload: {},
});

const ground = ({ fails = [] as string[], most = 10 } = {}) => {
  const batches: string[][] = [];
  const handle = async (envelopes: readonly Envelope[]) => {
    batches.push(envelopes.map(({ id }) => id));
    await new Promise((resolve) => setTimeout(resolve, 5));
    const bad = envelopes.find(({ id }) => fails.includes(id));
    if (bad) throw new Error(`${bad.id} is bad`);
  };
  const take = takeTogether({
    most,
    together: handle,
    alone: async (one) => {
      await handle([one]);
      return 'done';
    },
  });
  return { take, batches };
};

test('events, waiting while one is handled, are handled together up to the limit', async () => {
  const { take, batches } = ground({ most: 3 });
  const outcomes = await Promise.all(['1', '2', '3', '4', '5'].map((id) => take(envelope(id))));
  expect(outcomes).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(batches).toEqual([['1'], ['2', '3', '4'], ['5']]);
});

test('events, of several councils, are never in one transaction', async () => {
  const { take, batches } = ground();
  await Promise.all([take(envelope('1')), take(envelope('2', 'b')), take(envelope('3')), take(envelope('4', 'b'))]);
  expect(batches).toEqual([['1'], ['2', '4'], ['3']]);
});

test('a bad event, among others, fails alone', async () => {
  const { take, batches } = ground({ fails: ['3'] });
  const outcomes = await Promise.allSettled(['1', '2', '3', '4'].map((id) => take(envelope(id))));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual([['1'], ['2', '3', '4'], ['2'], ['3'], ['4']]);
});

test('an event, after everything was handled, is taken again', async () => {
  const { take, batches } = ground();
  await take(envelope('1'));
  await take(envelope('2'));
  expect(batches).toEqual([['1'], ['2']]);
});
