import type { LabelQuality } from '@folkmoot/contracts';
import type { StoredInsight } from '../../entities/insight';
import { insightsSection } from './insight-sections';

const insight = (type: StoredInsight['type']): StoredInsight => ({
  campaignId: 'c1',
  type,
  from: null,
  to: null,
  period: null,
  analysis: 'In words',
  result: null,
  lack: null,
  base: { responses: 1, responsesRead: 1, comments: 1, read: 1, leftOut: 0, languages: ['en'] },
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

/** The words about quality below an analysis. */
const wordsOf = (type: StoredInsight['type'], of: LabelQuality | null): string[] =>
  insightsSection([insight(type)], { revision: 3, timezone: 'UTC', quality: of })
    .blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
    .slice(2);

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
