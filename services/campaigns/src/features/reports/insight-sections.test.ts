import type { LabelQuality, ReportAudience } from '@folkmoot/contracts';
import type { StoredInsight } from '../../entities/insight';
import { insightsSection } from './insight-sections';
import { createShownCounts } from './shown-counts';

const insight = (type: StoredInsight['type']): StoredInsight => ({
  campaignId: 'c1',
  type,
  from: null,
  to: null,
  period: null,
  analysis: 'In words',
  result: null,
  lack: null,
  base: { responses: 40, responsesRead: 40, comments: 40, read: 40, leftOut: 0, languages: ['en'] },
  provider: { kind: 'built_in', model: 'built-in', region: '', promptVersion: '1' },
  inputHash: 'h',
  dropped: 0,
  counterRevision: 3,
  citedIds: [],
  asOf: new Date('2026-03-02T09:00:00.000Z'),
});

const quality: LabelQuality = {
  checked: 60,
  sentiment: {
    comments: 58,
    accuracy: { value: 0.8312, low: 0.7249, high: 0.9151 },
    macroF1: { value: 0.78, low: 0.66, high: 0.8649 },
  },
  themes: { comments: 60, microF1: { value: 0.7, low: 0.6, high: 0.8 } },
  parts: [],
  agreement: { comments: 60, share: { value: 0.9, low: 0.8, high: 0.95 }, kappa: 0.8125, themesF1: 0.8 },
};

const countsFor = (audience: ReportAudience, insights: readonly StoredInsight[] = []) =>
  createShownCounts({
    report: { responses: 40, results: [] },
    unfiltered: 40,
    insights,
    integrity: null,
    isWhole: true,
    audience,
    smallestCell: 5,
  });

/** The words about quality below an analysis. */
const wordsOf = (type: StoredInsight['type'], of: LabelQuality | null): string[] =>
  insightsSection([insight(type)], { revision: 3, timezone: 'UTC', quality: of, counts: countsFor('internal') })
    .blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
    .slice(2);

describe('an analysis in a publication', () => {
  const summary: StoredInsight = {
    ...insight('summary'),
    result: {
      type: 'summary',
      summary: '12 people wrote, most of them about trees.',
      points: [
        { text: '3 people want a café.', quotes: [] },
        { text: '9 people want benches.', quotes: [] },
      ],
    } as unknown as StoredInsight['result'],
  };
  const moods = (negative: number): StoredInsight => ({
    ...insight('sentiment'),
    result: {
      type: 'sentiment',
      overallSentiment: 7,
      judged: 20 + negative,
      sentimentDistribution: { positive: 12, neutral: 8, negative },
      summary: 'Mostly glad.',
      quotes: [],
    } as unknown as StoredInsight['result'],
  });
  const textsIn = (each: StoredInsight, audience: ReportAudience): string[] =>
    insightsSection([each], {
      revision: 3,
      timezone: 'UTC',
      quality: null,
      counts: countsFor(audience, [each]),
    }).blocks.flatMap((block) => (block.kind === 'text' || block.kind === 'statement' ? [block.text] : [block.kind]));

  it('has no statement with a number that is too small', () => {
    expect(textsIn(summary, 'internal')).toContain('3 people want a café.');
    const published = textsIn(summary, 'publication');
    expect(published).toEqual(
      expect.arrayContaining(['9 people want benches.', 'Statements with a number below 5 are left out.']),
    );
    expect(published.join(' ')).not.toContain('café');
  });

  it('has nothing of so few comments', () => {
    const few = { ...summary, base: { ...summary.base, read: 4 } };
    expect(textsIn(few, 'publication')).toEqual(['heading', 'Answers of so few people are not shown.']);
    expect(textsIn(few, 'internal').length).toBeGreaterThan(2);
  });

  it('has the sentiment only when no mood is of few comments', () => {
    expect(textsIn(moods(6), 'publication')).toContain('shares');
    const few = textsIn(moods(2), 'publication');
    expect(few).not.toContain('shares');
    expect(few.join(' ')).not.toContain('out of 10');
  });
});

describe('the quality of labels in a document', () => {
  it('is said below the sentiment with intervals, and with the agreement of two people', () => {
    expect(wordsOf('sentiment', quality)).toEqual([
      'People here checked 58 comments without seeing how they were judged. For an estimated 83% (95% interval: 72% to 92%) of all comments they agree with the sentiment; macro F1 is 0.78 (0.66 to 0.86). Two people agree with each other on 90% (95% interval: 80% to 95%); kappa is 0.81.',
    ]);
    const ofOnePerson = { ...quality, agreement: null };
    expect(wordsOf('sentiment', ofOnePerson)[0]).not.toContain('Two people');
  });

  it('is said below the themes', () => {
    expect(wordsOf('themes', quality)).toEqual([
      'People here checked 60 comments without seeing which themes they had. Micro F1 is 0.70 (0.60 to 0.80): 1 means the same themes.',
    ]);
  });

  it('is that nobody has checked it, without a complete sample or without labels in it', () => {
    expect(wordsOf('sentiment', null)).toEqual(['Nobody has checked this here.']);
    expect(wordsOf('themes', { ...quality, themes: null })).toEqual(['Nobody has checked this here.']);
  });

  it('is not said below texts, which are no labels', () => {
    expect([wordsOf('summary', quality), wordsOf('recommendations', null)]).toEqual([[], []]);
  });
});
