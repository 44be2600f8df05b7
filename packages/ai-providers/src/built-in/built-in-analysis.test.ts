import { industries } from '@folkmoot/contracts';
import type { AnalysisRequest } from '../analysis/analysis.types';
import { analysisText } from '../analysis/analysis-text.messages';
import { analyseBuiltIn } from './built-in-analysis';
import { industrySteps } from './industries.messages';

const requestOf = (texts: readonly string[], overrides: Partial<AnalysisRequest> = {}): AnalysisRequest => ({
  type: 'sentiment',
  campaignTitle: 'Park',
  campaignDescription: '',
  councilName: 'Riverside',
  industry: 'local_government',
  questions: [],
  responses: texts.length,
  totalComments: texts.length,
  comments: texts.map((text, index) => ({ responseId: `r${index}`, questionId: 'q', text })),
  ...overrides,
});
const find = (texts: readonly string[], overrides: Partial<AnalysisRequest> = {}) =>
  analyseBuiltIn(requestOf(texts, overrides));

const praise = 'The new lights are excellent, thank you.';
const complaint = 'The bins are filthy and always overflowing.';
const neither = 'We come on Saturdays with the children.';

describe('the score (F-37)', () => {
  it.each([
    ['all complain', Array(6).fill(complaint), 0, { positive: 0, neutral: 0, negative: 6 }],
    ['all do neither', Array(6).fill(neither), 5, { positive: 0, neutral: 6, negative: 0 }],
    ['all praise', Array(6).fill(praise), 10, { positive: 6, neutral: 0, negative: 0 }],
    [
      'they differ',
      [praise, praise, praise, complaint, neither, neither],
      6.7,
      { positive: 3, neutral: 2, negative: 1 },
    ],
  ])('is computed from the distribution, with the number of comments, when %s', (_, texts, score, distribution) => {
    expect(find(texts as string[]).result).toMatchObject({
      overallSentiment: score,
      sentimentDistribution: distribution,
      judged: 6,
    });
  });
});

describe('comments that cannot be judged', () => {
  it('give no score when there are too few', () =>
    expect(find([praise, praise])).toMatchObject({ result: null, lack: 'too_few' }));
  it('give no score, but the number of skipped ones, when most are in an unknown language', () => {
    const dutch = 'Het park is heel mooi maar de paden zijn niet goed voor een rolstoel.';
    expect(find([...Array(8).fill(dutch), ...Array(5).fill(praise)])).toMatchObject({
      result: null,
      lack: 'language',
      leftOut: 8,
    });
  });
  it('are skipped when a few are in an unknown language, and the others are judged', () => {
    const polish = 'Park jest bardzo ładny, ale nie ma tam już ławek dla starszych osób.';
    const finding = find([...Array(6).fill(praise), polish]);
    expect([finding.leftOut, finding.result]).toMatchObject([1, { judged: 6 }]);
  });
});

const park = [
  ...Array.from({ length: 6 }, (_, index) => `It is too dark on path ${index}, we need lamps there.`),
  'The lights by the weir are broken and I am afraid.',
  'Bins overflow every weekend.',
  'More bins, please.',
  'Lovely flowers by the gate, thank you.',
];

describe('themes', () => {
  const { result } = find(park, { type: 'themes' });
  const themes = result?.type === 'themes' ? result.themes : [];
  it('are counted by the comments that name them, and list the words', () => {
    expect(themes[0]).toMatchObject({ name: 'Lighting', frequency: 7 });
    expect(themes[0]?.terms).toEqual(expect.arrayContaining(['dark', 'lamps', 'lights']));
    expect(themes.find(({ name }) => name === 'Bins and collections')?.frequency).toBe(2);
  });
  it('have at most two examples, each a verbatim comment', () => {
    for (const { examples } of themes) {
      expect(examples.length).toBeLessThanOrEqual(2);
      for (const example of examples) expect(park.some((text) => text.includes(example))).toBe(true);
    }
  });
  it('are found by repeated words when they are not predefined', () => {
    const texts = Array.from({ length: 5 }, (_, index) => `The zebu cart ${index} should be larger.`);
    const themes = find(texts, { type: 'themes' }).result;
    expect(themes?.type === 'themes' ? themes.themes[0] : null).toMatchObject({
      frequency: 5,
      name: '“Zebu cart”',
    });
  });
  it('never quote text that identifies a person', () => {
    const texts = Array.from({ length: 6 }, (_, index) => `It is too dark, write to me${index}@mail.example please.`);
    const themes = find(texts, { type: 'themes' }).result;
    const named = themes?.type === 'themes' ? themes.themes : [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.flatMap(({ quotes }) => quotes)).toEqual([]);
  });
});

describe('recommendations (F-59)', () => {
  const textFor = (industry: string): string => {
    const { result } = find(park, { type: 'recommendations', industry });
    return result ? analysisText(result) : '';
  };
  it('are D1’s numbered lines with their priority, the most urgent first', () => {
    const lines = textFor('local_government').split('\n');
    expect(lines[0]).toMatch(/^1\. Act on: Lighting \(Priority: High\) /);
    for (const line of lines) expect(line).toMatch(/^\d+\. .+ \(Priority: (High|Medium|Low)\) .+/);
  });
  it('differ by industry, in every language', () =>
    expect(new Set(industries.map(textFor)).size).toBe(industries.length));
  it('have a separate step for every industry', () =>
    expect(new Set(Object.values(industrySteps)).size).toBe(industries.length));
  it('use the steps for "other" when the industry is unknown', () =>
    expect(textFor('unheard_of')).toBe(textFor('other')));
});

it('use D1’s JSON for sentiment and themes', () => {
  const json = (type: 'sentiment' | 'themes') => {
    const { result } = find(park, { type });
    return result ? JSON.parse(analysisText(result)) : null;
  };
  expect(Object.keys(json('sentiment'))).toEqual(['overallSentiment', 'sentimentDistribution', 'summary']);
  expect(Object.keys(json('themes').themes[0])).toEqual(['name', 'frequency', 'description', 'examples']);
});
