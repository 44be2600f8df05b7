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
import { MOODS, moodCell, type ShownCounts } from './shown-counts';

/** Minimum length of an analysis (longer than five characters after trimming). */
const SHORTEST = 5;
/** At most two examples of a theme. */
const QUOTES = 2;

export const isPresent = ({ analysis }: Pick<StoredInsight, 'analysis'>): boolean => analysis.trim().length > SHORTEST;

const quotesOf = (quotes: readonly InsightQuote[]): DocumentQuote[] =>
  quotes.slice(0, QUOTES).map(({ text }) => ({ text, source: '' }));

const hidesMoods = ({ hides }: ShownCounts): boolean => MOODS.some((mood) => hides(moodCell(mood)));

/** The score and the bar need all moods. */
const moodFigures = (
  { overallSentiment, sentimentDistribution, judged }: SentimentInsight,
  counts: ShownCounts,
): DocumentBlock[] => {
  if (hidesMoods(counts)) return [{ kind: 'text', tone: 'soft', text: messages.moodsHidden }];
  return [
    { kind: 'text', tone: 'lead', text: messages.score(overallSentiment.toFixed(1), judged) },
    {
      kind: 'shares',
      title: messages.distribution,
      headings: [messages.mood, messages.comments],
      rows: MOODS.map((tone) => ({
        label: messages.moods[tone],
        value: sentimentDistribution[tone],
        text: messages.share(sentimentDistribution[tone], judged),
        tone,
      })),
    },
  ];
};

/** A number in a text of an analysis is a count of people, or may be one. */
const NUMBER = /\d[\d,]*/g;

/** Whether a text has no number that is hidden in a publication. */
const isShowable = (text: string, { isSmall }: ShownCounts): boolean =>
  (text.match(NUMBER) ?? []).every((number) => !isSmall(Number(number.replaceAll(',', ''))));

const textsOf = (block: DocumentBlock): string[] => {
  if (block.kind === 'text') return [block.text];
  return block.kind === 'statement' ? [block.title, block.text] : [];
};

const sentiment = (insight: SentimentInsight, counts: ShownCounts): DocumentBlock[] => [
  ...moodFigures(insight, counts),
  { kind: 'statement', title: '', badge: null, text: insight.summary, quotes: quotesOf(insight.quotes) },
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

const blocksOf = (result: InsightResult, counts: ShownCounts): readonly DocumentBlock[] => {
  if (result.type === 'sentiment') return sentiment(result, counts);
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
  readonly counts: ShownCounts;
}

/** The statements of a provider that were left out, with the reasons. */
const leftOutBlocks = ({ droppedClaims = [] }: StoredInsight): DocumentBlock[] =>
  droppedClaims.length === 0
    ? []
    : [{ kind: 'text', tone: 'soft', text: messages.leftOut(droppedClaims.map(({ reason }) => reason)) }];

/** Figures about labels that others set: the quality of our own reading says nothing about them. */
const isCountedOnly = ({ provider, base }: StoredInsight): boolean =>
  provider.kind === 'built_in' && base.labelledBy?.built_in === 0;

/** Without a result, the text says why. */
const insightBlocks = (
  insight: StoredInsight,
  { revision, timezone: zone, quality, counts }: InsightFacts,
): DocumentBlock[] => {
  const { type, result, analysis, provider, base, asOf, counterRevision } = insight;
  if (counts.isSmall(base.read))
    return [
      { kind: 'heading', text: messages.insightTitles[type] },
      { kind: 'text', tone: 'soft', text: messages.wordsHidden },
    ];
  const all: readonly DocumentBlock[] = result ? blocksOf(result, counts) : [{ kind: 'text', text: analysis }];
  const shown = all.filter((block) => textsOf(block).every((text) => isShowable(text, counts)));
  return [
    { kind: 'heading', text: messages.insightTitles[type] },
    ...shown,
    ...(shown.length < all.length
      ? [{ kind: 'text' as const, tone: 'soft' as const, text: messages.statementsHidden(counts.smallest) }]
      : []),
    {
      kind: 'text',
      tone: 'soft',
      text: messages.madeBy(
        isCountedOnly(insight) ? messages.countedHere : messages.providers[provider.kind],
        base.read,
        momentInWords(asOf, zone),
      ),
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
export const summaryOf = (insights: readonly StoredInsight[], counts: ShownCounts): string | null => {
  const result = insights.find(({ type, base }) => type === 'summary' && !counts.isSmall(base.read))?.result;
  return result?.type === 'summary' && isShowable(result.summary, counts) ? result.summary : null;
};
