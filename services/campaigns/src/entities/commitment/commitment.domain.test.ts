import type { CommitmentPatch } from '@folkmoot/contracts';
import fc from 'fast-check';
import {
  type Commitment,
  type Commitments,
  noCommitments,
  printedCount,
  withChange,
  withCommitment,
  withCounts,
  withoutCommitment,
} from './commitment.domain';

const now = new Date('2026-03-02T09:00:00.000Z');
const point = (id: string, patch: Partial<Commitment> = {}): Commitment => ({
  id,
  themeId: null,
  sentence: id,
  said: null,
  response: 'planned',
  because: '',
  owner: '',
  dueOn: null,
  history: [],
  links: [],
  isPublic: true,
  revision: 1,
  ...patch,
});
const idsOf = ({ points }: Commitments) => points.map(({ id }) => id);
const listOf = (...points: Commitment[]): Commitments =>
  points.reduce<Commitments>((list, each) => withCommitment(list, each), noCommitments('c'));
const patchOf = (list: Commitments, id: string, patch: Partial<CommitmentPatch>): Commitments => {
  const { revision = 0 } = list.points.find((each) => each.id === id) ?? {};
  return withChange(list, { patch: { id, revision, ...patch }, by: 'u', now });
};

interface Step {
  readonly kind: 'add' | 'move' | 'delete';
  readonly index: number;
  readonly position: number;
}

/** A list, and the order that is expected of it. */
interface Ordered {
  readonly list: Commitments;
  readonly ids: readonly string[];
}

const added = ({ list, ids }: Ordered): Ordered => {
  const id = `p${Math.max(0, ...ids.map((each) => Number(each.slice(1)) + 1))}`;
  return { list: withCommitment(list, point(id)), ids: [...ids, id] };
};

const afterStep = (ordered: Ordered, { kind, index, position }: Step): Ordered => {
  const { list, ids } = ordered;
  const id = ids[index % Math.max(1, ids.length)];
  if (kind === 'add' || id === undefined) return added(ordered);
  const others = ids.filter((each) => each !== id);
  if (kind === 'delete') return { list: withoutCommitment(list, id), ids: others };
  return { list: patchOf(list, id, { position }), ids: others.toSpliced(position, 0, id) };
};

describe('the order of commitments', () => {
  it('moving one puts it to its place and leaves the order of the others, whatever came before', () => {
    const step = fc.record({
      kind: fc.constantFrom<Step['kind']>('add', 'move', 'delete'),
      index: fc.nat(20),
      position: fc.nat(20),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let ordered: Ordered = { list: noCommitments('c'), ids: [] };
        for (const each of steps) {
          ordered = afterStep(ordered, each);
          expect(idsOf(ordered.list)).toEqual(ordered.ids);
        }
      }),
    );
  });
});

describe('changes of a commitment', () => {
  it('another response is a line of the history, the same one only with a note', () => {
    let list = listOf(point('a', { history: [{ at: now, by: 'u', response: 'planned', note: '' }] }));
    list = patchOf(list, 'a', { owner: 'Parks' });
    list = patchOf(list, 'a', { response: 'planned' });
    expect(list.points[0]?.history).toHaveLength(1);
    list = patchOf(list, 'a', { response: 'doing' });
    list = patchOf(list, 'a', { note: 'Half of it' });
    expect(list.points[0]).toMatchObject({
      revision: 5,
      history: [{ response: 'planned' }, { response: 'doing', note: '' }, { response: 'doing', note: 'Half of it' }],
    });
  });

  it('a long history keeps its first line and the newest ones', () => {
    let list = listOf(point('a', { history: [{ at: now, by: 'u', response: 'planned', note: 'first' }] }));
    for (let number = 0; number < 40; number += 1) list = patchOf(list, 'a', { note: `n${number}` });
    const notes = list.points[0]?.history.map(({ note }) => note) ?? [];
    expect([notes.length, notes[0], notes.at(-1)]).toEqual([20, 'first', 'n39']);
  });

  it('a commitment with a theme has no number of the council', () => {
    const list = patchOf(listOf(point('a', { said: 12 })), 'a', { themeId: 't' });
    expect(list.points[0]).toMatchObject({ said: null });
  });

  it('the earliest day of those that are open is noted', () => {
    const list = listOf(
      point('a', { dueOn: '2026-05-01' }),
      point('b', { dueOn: '2026-04-01' }),
      point('c', { dueOn: '2026-01-01', response: 'done' }),
    );
    expect(list.openDueOn).toBe('2026-04-01');
    expect(patchOf(list, 'b', { dueOn: null }).openDueOn).toBe('2026-05-01');
  });
});

describe('the number of a theme on the public page', () => {
  it('is never small, and two different ones of a theme never differ by few people', () => {
    const counts = fc.array(fc.nat(60), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(counts, fc.integer({ min: 2, max: 20 }), (counted, smallest) => {
        let printed: number | null = null;
        const seen: number[] = [];
        for (const count of counted) {
          printed = printedCount(printed, count, smallest);
          if (printed !== null && printed !== seen.at(-1)) seen.push(printed);
        }
        expect(seen.every((count) => count >= smallest)).toBe(true);
      }),
    );
  });

  it.each([
    [null, 4, null],
    [null, 5, 5],
    [20, 24, 20],
    [20, 25, 25],
    [20, 16, 20],
    [20, 15, 15],
    [8, 4, 8],
    [8, 3, null],
  ])('after %s, a count of %s is printed as %s', (printed, counted, expected) => {
    expect(printedCount(printed, counted, 5)).toBe(expected);
  });

  it('deleting a commitment and adding it again prints no small difference', () => {
    const counted = (responses: number) => ({
      revision: 1,
      themes: [{ id: 't', name: 'T', responses }],
      themeOf: (id: string) => id,
    });
    const first = withCounts(listOf(point('a', { themeId: 't' })), { counts: counted(20), smallest: 5, now });
    const again = withCommitment(withoutCommitment(first, 'a'), point('b', { themeId: 't' }));
    expect(withCounts(again, { counts: counted(21), smallest: 5, now }).printed).toEqual([{ themeId: 't', said: 20 }]);
  });

  it('a merged theme is the one that took it in, with one printed number', () => {
    const themes = [{ id: 't', name: 'T', responses: 22 }];
    const before = { themes: [...themes, { id: 'old', name: 'Old', responses: 20 }], themeOf: (id: string) => id };
    const first = withCounts(listOf(point('a', { themeId: 'old' })), { counts: before, smallest: 5, now });
    const merged = withCommitment(first, point('b', { themeId: 't' }));
    const counts = { themes, themeOf: () => 't' };
    const { points, printed } = withCounts(merged, { counts, smallest: 5, now });
    expect([points.map(({ themeId }) => themeId), printed]).toEqual([['t', 't'], [{ themeId: 't', said: 20 }]]);
  });
});
