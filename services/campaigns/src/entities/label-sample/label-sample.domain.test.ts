import {
  completeCoders,
  type DrawableComment,
  drawSample,
  inOrderOf,
  mayLabel,
  type SampleItem,
} from './label-sample.domain';

const moods = ['positive', 'neutral', 'negative', null] as const;

/** Comments of two questions. Most are English and negative. */
const comments = (count: number): DrawableComment[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}:wish`,
    responseId: `r${index}`,
    questionId: index % 5 === 0 ? 'more' : 'wish',
    language: index % 10 === 0 ? 'cy' : 'en',
    sentiment: index % 3 === 0 ? (moods[index % 4] ?? null) : 'negative',
  }));

const keyOf = (comment: DrawableComment | undefined): string =>
  `${comment?.questionId} ${comment?.language} ${comment?.sentiment}`;

describe('the draw of a sample', () => {
  it('takes its share of every stratum and at least one comment, once each', () => {
    const all = comments(1_000);
    const byId = new Map(all.map((comment) => [comment.id, comment]));
    const { size, strata, items } = drawSample(all, 60, 1);
    expect([size, items.length, new Set(items.map(({ id }) => id)).size]).toEqual([60, 60, 60]);
    expect(strata.reduce((sum, count) => sum + count, 0)).toBe(1_000);
    strata.forEach((count, stratum) => {
      const drawn = items.filter((item) => item.stratum === stratum);
      expect(new Set(drawn.map(({ id }) => keyOf(byId.get(id)))).size).toBe(1);
      expect(drawn.length).toBeGreaterThanOrEqual(1);
      expect(drawn.length).toBeLessThan(Math.max(1, (60 * count) / 1_000) + 1);
    });
    expect(new Set(items.map(({ id }) => keyOf(byId.get(id))))).toEqual(new Set(all.map(keyOf)));
  });

  it('is the same for a seed in whatever order comments are read, and another one for another seed', () => {
    const idsOf = (all: DrawableComment[], seed: number) => drawSample(all, 60, seed).items.map(({ id }) => id);
    const once = idsOf(comments(500), 7);
    expect(idsOf(comments(500).reverse(), 7)).toEqual(once);
    expect(idsOf(comments(500), 8)).not.toEqual(once);
  });

  it('takes all comments when there are fewer, and every comment has a chance when strata are many', () => {
    expect(drawSample(comments(25), 60, 1).size).toBe(25);
    expect(new Set(drawSample(comments(5_000), 300, 1).items.map(({ id }) => id)).size).toBe(300);
    const many = comments(400).map((comment, index) => ({ ...comment, questionId: `q${index % 200}` }));
    const { items, strata } = drawSample(many, 20, 1);
    expect([items.length, strata.length, strata.reduce((sum, count) => sum + count, 0)]).toEqual([20, 20, 400]);
    const drawn = new Set(
      Array.from({ length: 300 }, (_, seed) => drawSample(many, 20, seed).items)
        .flat()
        .map(({ id }) => id),
    );
    expect(drawn.size).toBe(400);
  });

  it('draws each comment of a stratum about equally often', () => {
    const all = comments(120).map((comment) => ({ ...comment, language: 'en', sentiment: null, questionId: 'wish' }));
    const times = new Map<string, number>();
    for (let seed = 0; seed < 600; seed += 1) {
      for (const { id } of drawSample(all, 20, seed).items) times.set(id, (times.get(id) ?? 0) + 1);
    }
    // 600 draws of 20 of 120: 100 times each, with a standard deviation of 9.1.
    expect(times.size).toBe(120);
    expect(Math.min(...times.values())).toBeGreaterThan(100 - 4.5 * 9.1);
    expect(Math.max(...times.values())).toBeLessThan(100 + 4.5 * 9.1);
  });
});

describe('the order of a coder', () => {
  const { items } = drawSample(comments(500), 60, 3);

  it('is their own, the same when they come back, and keeps when comments are gone', () => {
    const orderOf = (userId: string, of: readonly SampleItem[] = items) =>
      inOrderOf(userId, { seed: 3, items: of }).map(({ id }) => id);
    const mine = orderOf('ada');
    expect(orderOf('ada', [...items].reverse())).toEqual(mine);
    expect(orderOf('sam')).not.toEqual(mine);
    expect([...orderOf('sam')].sort()).toEqual([...mine].sort());
    const gone = mine[10];
    expect(
      orderOf(
        'ada',
        items.filter(({ id }) => id !== gone),
      ),
    ).toEqual(mine.filter((id) => id !== gone));
  });

  it('does not follow the strata, which would show the label of the machine', () => {
    const strata = inOrderOf('ada', { seed: 3, items }).map(({ stratum }) => stratum);
    const changes = strata.filter((stratum, index) => index > 0 && stratum !== strata[index - 1]).length;
    expect(changes).toBeGreaterThan(new Set(strata).size * 1.5);
  });
});

describe('coders', () => {
  const label = { sentiment: 'neutral' as const, themes: [] };
  const item = (labels: SampleItem['labels']): SampleItem => ({ id: 'r:q', responseId: 'r', stratum: 0, labels });

  it('are at most two', () => {
    expect(mayLabel({ coders: ['ada'] }, 'sam')).toBe(true);
    expect(mayLabel({ coders: ['ada', 'sam'] }, 'kim')).toBe(false);
    expect(mayLabel({ coders: ['ada', 'sam'] }, 'ada')).toBe(true);
  });

  it('are complete when they have labelled everything that is left, and never when nothing is left', () => {
    const coders = ['ada', 'sam'];
    expect(completeCoders({ coders }, [item([label, null]), item([label, label])])).toEqual([0]);
    expect(completeCoders({ coders }, [item([label, label])])).toEqual([0, 1]);
    expect(completeCoders({ coders }, [])).toEqual([]);
  });
});
