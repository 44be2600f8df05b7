import type { InsightResult } from '@folkmoot/contracts';

type ResultOf<T extends InsightResult['type']> = Extract<InsightResult, { type: T }>;

/** The JSON of an analysis, without the results that only the product reads. */
const sentimentText = ({ overallSentiment, sentimentDistribution, summary }: ResultOf<'sentiment'>): string =>
  JSON.stringify({ overallSentiment, sentimentDistribution, summary });

const themesText = ({ themes, summary }: ResultOf<'themes'>): string =>
  JSON.stringify({
    themes: themes.map(({ name, frequency, description, examples }) => ({ name, frequency, description, examples })),
    summary,
  });

const summaryText = ({ summary, points }: ResultOf<'summary'>): string =>
  [summary, ...points.map(({ text }) => `- ${text}`)].join('\n');

/** Numbered lines, `n. Title (Priority: High|Medium|Low) description`. */
const recommendationsText = ({ recommendations }: ResultOf<'recommendations'>): string =>
  recommendations
    .map(({ title, priority, description }, index) => `${index + 1}. ${title} (Priority: ${priority}) ${description}`)
    .join('\n');

/** An analysis as text. */
export const analysisText = (result: InsightResult): string => {
  if (result.type === 'sentiment') return sentimentText(result);
  if (result.type === 'themes') return themesText(result);
  return result.type === 'summary' ? summaryText(result) : recommendationsText(result);
};
