import {
  type InsightQuote,
  type InsightResult,
  type LabelQuality,
  momentInWords,
  type RecommendationPriority,
  type RecommendationsInsight,
  type SentimentInsight,
  type SummaryInsight,
  type ThemesInsight,
} from '@folkmoot/contracts';
import type { DocumentBlock, DocumentQuote, DocumentSection } from '@folkmoot/documents';
import type { StoredInsight } from '../../entities/insight';
import { messages } from './report-document.messages';

/** Minimum length of an analysis (longer than five characters after trimming). */
const SHORTEST = 5;
/** At most two examples of a theme. */
const QUOTES = 2;

export const isPresent = ({ analysis }: Pick<StoredInsight, 'analysis'>): boolean => analysis.trim().length > SHORTEST;

const quotesOf = (quotes: readonly InsightQuote[]): DocumentQuote[] =>
  quotes.slice(0, QUOTES).map(({ text }) => ({ text, source: '' }));

const sentiment = ({ overallSentiment, sentimentDistribution, judged, summary, quotes }: SentimentInsight) => [
  { kind: 'text' as const, tone: 'lead' as const, text: messages.score(overallSentiment.toFixed(1), judged) },
  {
    kind: 'shares' as const,
    title: messages.distribution,
    headings: [messages.mood, messages.comments] as const,
    rows: (['positive', 'neutral', 'negative'] as const).map((tone) => ({
      label: messages.moods[tone],
      value: sentimentDistribution[tone],
      text: messages.share(sentimentDistribution[tone], judged),
      tone,
    })),
  },
  { kind: 'statement' as const, title: '', badge: null, text: summary, quotes: quotesOf(quotes) },
];

const themes = ({ themes: named, summary }: ThemesInsight): DocumentBlock[] => [
  { kind: 'text', text: named.length === 0 ? messages.noThemes : summary },
  ...named.map(({ name, frequency, description, quotes }) => ({
    kind: 'statement' as const,
    title: messages.theme(name, frequency),
    badge: null,
    text: description,
    quotes: quotesOf(quotes),
  })),
];

const summary = ({ summary: text, points }: SummaryInsight): DocumentBlock[] => [
  { kind: 'text', text },
  ...points.map((point) => ({
    kind: 'statement' as const,
    title: '',
    badge: null,
    text: point.text,
    quotes: quotesOf(point.quotes),
  })),
];

const tones: Readonly<Record<RecommendationPriority, 'high' | 'medium' | 'low'>> = {
  High: 'high',
  Medium: 'medium',
  Low: 'low',
};

const recommendations = ({ recommendations: all }: RecommendationsInsight): DocumentBlock[] =>
  all.length === 0
    ? [{ kind: 'text', text: messages.noRecommendations }]
    : all.map(({ title, priority, description, quotes }, index) => ({
        kind: 'statement' as const,
        title: messages.recommendation(index, title),
        badge: { text: messages.priority(priority), tone: tones[priority] },
        text: description,
        quotes: quotesOf(quotes),
      }));

const blocksOf = (result: InsightResult): readonly DocumentBlock[] => {
  if (result.type === 'sentiment') return sentiment(result);
  if (result.type === 'themes') return themes(result);
  return result.type === 'summary' ? summary(result) : recommendations(result);
};

/** How far the labels behind a result can be trusted. Only sentiment and themes are labels. */
const qualityWords = ({ type }: StoredInsight, quality: LabelQuality | null): string[] => {
  if (type !== 'sentiment' && type !== 'themes') return [];
  const { sentiment: mood = null, themes: named = null, agreement = null } = quality ?? {};
  const agreed = agreement ? [messages.agreed(agreement.share, agreement.kappa)] : [];
  if (type === 'sentiment' && mood) return [[messages.checkedSentiment(mood), ...agreed].join(' ')];
  if (type === 'themes' && named) return [messages.checkedThemes(named)];
  return [messages.unchecked];
};

interface InsightFacts {
  /** Revision of the counter now. */
  readonly revision: number;
  readonly timezone: string;
  readonly quality: LabelQuality | null;
}

/** The statements of a provider that were left out, with the reasons. */
const leftOutBlocks = ({ droppedClaims = [] }: StoredInsight): DocumentBlock[] =>
  droppedClaims.length === 0
    ? []
    : [{ kind: 'text', tone: 'soft', text: messages.leftOut(droppedClaims.map(({ reason }) => reason)) }];

/** Without a result, the text says why. */
const insightBlocks = (
  insight: StoredInsight,
  { revision, timezone: zone, quality }: InsightFacts,
): DocumentBlock[] => {
  const { type, result, analysis, provider, base, asOf, counterRevision } = insight;
  return [
    { kind: 'heading', text: messages.insightTitles[type] },
    ...(result ? blocksOf(result) : [{ kind: 'text' as const, text: analysis }]),
    {
      kind: 'text',
      tone: 'soft',
      text: messages.madeBy(messages.providers[provider.kind], base.read, momentInWords(asOf, zone)),
    },
    ...qualityWords(insight, quality).map((text) => ({ kind: 'text' as const, tone: 'soft' as const, text })),
    ...(base.labelledBy
      ? [{ kind: 'text' as const, tone: 'soft' as const, text: messages.labelledBy(base.labelledBy) }]
      : []),
    ...leftOutBlocks(insight),
    ...(counterRevision === revision
      ? []
      : [{ kind: 'text' as const, tone: 'soft' as const, text: messages.outdated }]),
  ];
};

/** The analyses of a campaign that have content. */
export const insightsSection = (insights: readonly StoredInsight[], facts: InsightFacts): DocumentSection => ({
  title: messages.insights,
  startsPage: false,
  blocks: insights.flatMap((insight) => insightBlocks(insight, facts)),
});

/** The summary in one or two sentences, for the first page. */
export const summaryOf = (insights: readonly StoredInsight[]): string | null => {
  const result = insights.find(({ type }) => type === 'summary')?.result;
  return result?.type === 'summary' ? result.summary : null;
};
