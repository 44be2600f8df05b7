import type { SentimentLabel } from '@folkmoot/contracts';
import { type CheckedComment, measureLabels } from './label-quality.domain';
import { drawSample } from './label-sample.domain';

type Mood = SentimentLabel;

const checked = (
  label: Mood | null,
  truths: readonly Mood[],
  {
    stratum = 0,
    themes = [] as string[],
    right = [] as string[][],
    language = 'en' as string | null,
    by = 'built_in' as const,
  } = {},
): CheckedComment => ({
  stratum,
  language,
  machine: { by, sentiment: label, themes },
  people: truths.map((sentiment, person) => ({ sentiment, themes: right[person] ?? [] })),
});

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
const plain = { strata: [100], seed: 1, themeIds: [] };

describe('the quality of labels', () => {
  it('estimates all comments: a comment counts for those of its stratum', () => {
    // By hand: stratum 0 represents 90 comments with 8 of 10 right, stratum 1 represents 10 with 2 of 10 right.
    const comments = [
      ...times(8, checked('positive', ['positive'])),
      ...times(2, checked('positive', ['negative'])),
      ...times(2, checked('negative', ['negative'], { stratum: 1 })),
      ...times(8, checked('negative', ['positive'], { stratum: 1 })),
    ];
    const { sentiment } = measureLabels(comments, { ...plain, strata: [90, 10] });
    expect(sentiment?.comments).toBe(20);
    expect(sentiment?.accuracy.value).toBeCloseTo(0.9 * 0.8 + 0.1 * 0.2, 12);
    // Positive: 72 hits, 18 + 8 misses. Negative: 2 hits, 26 misses. Nobody and nothing says neutral.
    expect(sentiment?.macroF1.value).toBeCloseTo((144 / 170 + 4 / 30) / 2, 12);
  });

  it('counts the label of each of two people for half where they disagree', () => {
    const comments = [
      ...times(6, checked('positive', ['positive', 'positive'])),
      ...times(2, checked('positive', ['positive', 'negative'])),
      ...times(2, checked('negative', ['neutral', 'positive'])),
    ];
    const { sentiment, agreement } = measureLabels(comments, plain);
    expect(sentiment?.accuracy.value).toBeCloseTo(0.7, 12);
    expect(agreement?.share.value).toBeCloseTo(0.6, 12);
    // Agreed 6 of 10. By chance: positive 8 * 8, neutral 2 * 0, negative 0 * 2 of 100.
    expect(agreement?.kappa).toBeCloseTo((0.6 - 0.64) / (1 - 0.64), 12);
    expect(agreement?.comments).toBe(10);
  });

  it('measures themes that coders could choose, by micro F1', () => {
    const comments = [
      ...times(3, checked(null, ['neutral'], { themes: ['bins', 'parks'], right: [['bins']] })),
      ...times(2, checked(null, ['neutral'], { themes: ['later'], right: [['parks']] })),
    ];
    const quality = measureLabels(comments, { ...plain, themeIds: ['bins', 'parks'] });
    // 3 hits, 3 that should not be there, 2 missing. `later` is not measured.
    expect(quality.themes).toMatchObject({ comments: 5, microF1: { value: expect.closeTo(6 / 11, 12) } });
    expect(measureLabels(comments, plain).themes).toBeNull();
  });

  it('leaves comments out on which the machine states no sentiment, and those that it has not read', () => {
    const unread: CheckedComment = { ...checked(null, ['positive']), machine: null };
    const comments = [...times(4, checked(null, ['positive'])), unread, checked('neutral', ['neutral'])];
    expect(measureLabels(comments, plain)).toMatchObject({
      checked: 6,
      sentiment: { comments: 1, accuracy: { value: 1 } },
    });
    expect(measureLabels([unread], plain)).toMatchObject({
      checked: 1,
      sentiment: null,
      themes: null,
      agreement: null,
    });
  });

  it('is never certain: without a mistake in 60 comments the interval still goes down to 94 %', () => {
    const { sentiment } = measureLabels(times(60, checked('positive', ['positive'])), plain);
    // Wilson's interval of 60 of 60.
    expect(sentiment?.accuracy).toEqual({ value: 1, low: expect.closeTo(0.9398, 4), high: 1 });
  });

  it('has figures of a labeller and language from 20 comments on', () => {
    const comments = [
      ...times(25, checked('positive', ['positive'])),
      ...times(22, checked('negative', ['neutral'], { language: 'fr' })),
      ...times(19, checked('negative', ['negative'], { language: 'cy' })),
      ...times(20, checked(null, ['negative'], { language: 'de' })),
    ];
    const { parts, checked: all } = measureLabels(comments, plain);
    expect(all).toBe(86);
    expect(parts).toMatchObject([
      { by: 'built_in', language: 'en', checked: 25, sentiment: { accuracy: { value: 1 } } },
      { by: 'built_in', language: 'fr', checked: 22, sentiment: { accuracy: { value: 0 } } },
      { by: 'built_in', language: 'de', checked: 20, sentiment: null },
    ]);
  });

  it('has intervals that contain what a full count would say, for most samples', () => {
    // 3,000 comments; the machine is right on 90 % of the positive, 60 % of the neutral and 75 % of the negative ones.
    const rates = { positive: 90, neutral: 60, negative: 75 } as const;
    const labels = ['negative', 'positive', 'negative', 'neutral', 'negative', 'negative', 'positive'] as const;
    const all = Array.from({ length: 3_000 }, (_, index) => {
      const label = labels[index % labels.length] ?? 'neutral';
      const wrong: Mood = label === 'negative' ? 'neutral' : 'negative';
      const truth = (index * 7_919) % 100 < rates[label] ? label : wrong;
      const comment = { id: `r${index}`, responseId: `r${index}`, questionId: 'q', language: 'en', sentiment: label };
      return { comment, truth };
    });
    const truthOf = new Map(all.map(({ comment, truth }) => [comment.id, { label: comment.sentiment, truth }]));
    const share = all.filter(({ comment, truth }) => comment.sentiment === truth).length / all.length;
    let covered = 0;
    let sum = 0;
    for (let seed = 0; seed < 16; seed += 1) {
      const drawn = drawSample(
        all.map(({ comment }) => comment),
        60,
        seed,
      );
      const people = drawn.items.map(({ id, stratum }) => {
        const { label = null, truth = 'neutral' as const } = truthOf.get(id) ?? {};
        return checked(label, [truth], { stratum });
      });
      const accuracy = measureLabels(people, { strata: drawn.strata, seed, themeIds: [] }).sentiment?.accuracy;
      sum += accuracy?.value ?? 0;
      if (accuracy && accuracy.low <= share && accuracy.high >= share) covered += 1;
    }
    expect(Math.abs(sum / 16 - share)).toBeLessThan(0.045);
    expect(covered).toBeGreaterThanOrEqual(13);
  });
});
