import { type Industry, industries, type RecommendationPriority } from '@folkmoot/contracts';
import { builtInMessages as messages } from './built-in-analysis.messages';
import { industrySteps } from './industries.messages';
import { type Cluster, quotesOf, tally } from './themes';

const MOST = 6;
const MANY = 0.15;
const SOME = 0.07;
const MOSTLY = 0.5;

const isIndustry = (text: string): text is Industry => industries.some((each) => each === text);

/** Priority by the share of comments that name a theme, and by the share of complaints among them. */
export const priorityOf = (share: number, complaining: number): RecommendationPriority => {
  if (share >= MANY && complaining >= MOSTLY) return 'High';
  return share >= SOME || complaining >= MOSTLY ? 'Medium' : 'Low';
};

const ranks: Readonly<Record<RecommendationPriority, number>> = { High: 0, Medium: 1, Low: 2 };

const toRecommendation = (cluster: Cluster, read: number, step: string) => {
  const { concept, name, comments } = cluster;
  const { positive, neutral, negative } = tally(comments);
  const complaining = negative / Math.max(1, positive + neutral + negative);
  const isComplaint = complaining >= MOSTLY;
  const advice = concept ? (isComplaint ? concept.mend : concept.build) : messages.askMore(name);
  return {
    title: messages.recommendation(name, isComplaint),
    priority: priorityOf(comments.length / read, complaining),
    description: messages.because(advice, step, comments.length, negative),
    quotes: quotesOf(cluster, 2),
  };
};

/**
 * Recommendations from themes, by rule. The recipient depends on the industry. Themes with only praise need no action.
 */
export const recommend = (clusters: readonly Cluster[], read: number, industry: string) => {
  const step = industrySteps[isIndustry(industry) ? industry : 'other'];
  return clusters
    .filter(({ comments }) => tally(comments).positive < comments.length)
    .map((cluster) => toRecommendation(cluster, read, step))
    .sort((a, b) => ranks[a.priority] - ranks[b.priority])
    .slice(0, MOST);
};
