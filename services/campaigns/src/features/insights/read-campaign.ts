import { type AnalysisRequest, sampleOf } from '@folkmoot/ai-providers';
import { momentsOf } from '@folkmoot/calendar/days';
import { type AnalysisType, DomainError } from '@folkmoot/contracts';
import { chosenPersonal, plannedKinds } from '../../entities/comment-plan';
import type { InsightRange } from '../../entities/insight';
import { everAsked, type Response, type TextQuestion, wordsOf } from '../../entities/response';
import { isPersonalQuestion, withOtherWords } from '../../entities/survey';
import type { InsightContext, InsightRecords } from './insight.types';

/** Limits of the input: newest responses, and comments. */
const MOST_RESPONSES = 5_000;
const MOST_COMMENTS = 5_000;
const PAGE = 200;

export interface CampaignReading {
  readonly request: Omit<AnalysisRequest, 'type' | 'signal'>;
  readonly responsesRead: number;
  readonly counterRevision: number;
}

const withoutEnds = ({ from, to }: InsightRange) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) });

const newest = async (
  { responses }: InsightRecords,
  filter: { campaignId: string; since?: Date; before?: Date },
): Promise<Response[]> => {
  const all: Response[] = [];
  let cursor: string | undefined;
  do {
    const page = await responses.list({ ...filter, isExcluded: false, cursor, limit: PAGE });
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && all.length < MOST_RESPONSES);
  return all.slice(0, MOST_RESPONSES);
};

/** Throws campaign_not_found, no_responses_to_analyse. */
export const requireResponses = async (
  { actor, reader }: InsightContext,
  campaignId: string,
  range: InsightRange,
): Promise<void> => {
  const { campaigns, counters, responses } = reader(actor);
  await campaigns.get(campaignId);
  const { zone } = await counters.get(campaignId);
  const moments = momentsOf(withoutEnds(range), zone);
  const { items } = await responses.list({ campaignId, ...moments, isExcluded: false, limit: 1 });
  if (items.length === 0) throw new DomainError('no_responses_to_analyse');
};

/** The written questions of all versions, each in its latest form, as staff have them read. */
const questionsOf = async ({ versions, commentPlans }: InsightRecords, campaignId: string): Promise<TextQuestion[]> => {
  const [published, plan] = await Promise.all([versions.list(campaignId), commentPlans.find(campaignId)]);
  const asked = published.map((version) => ({ ...version, questions: withOtherWords(version.questions) }));
  const personal = chosenPersonal(plan);
  return plannedKinds(everAsked(asked.at(-1)?.questions ?? [], asked), plan).map(({ question, kind }) => ({
    id: question.id,
    title: question.title,
    isInOwnWords: true,
    isComment: kind === 'opinion',
    // A question that was personal in one version is not read from any.
    isPersonal: isPersonalQuestion(question) || personal.has(question.id),
  }));
};

/** The input of an analysis of a campaign. Throws campaign_not_found, no_responses_to_analyse. */
export const readCampaign = async (
  { actor, reader }: InsightContext,
  campaignId: string,
  range: InsightRange,
): Promise<CampaignReading> => {
  const repositories = reader(actor);
  const { campaigns, counters, councils, rollups } = repositories;
  const campaign = await campaigns.get(campaignId);
  const { zone, revision } = await counters.get(campaignId);
  const days = withoutEnds(range);
  const counted = (await rollups.listDays({ campaignId, ...days })).reduce((sum, day) => sum + day.responses, 0);
  const read = await newest(repositories, { campaignId, ...momentsOf(days, zone) });
  if (read.length === 0) throw new DomainError('no_responses_to_analyse');
  const questions = await questionsOf(repositories, campaignId);
  const { comments, names } = wordsOf(read, questions);
  const council = await councils.find();
  return {
    request: {
      campaignTitle: campaign.title,
      campaignDescription: campaign.description,
      councilName: council?.name ?? '',
      industry: council?.council?.settings.industry ?? '',
      questions: questions
        .filter((question) => question.isComment && !question.isPersonal)
        .map(({ id, title }) => ({ id, title })),
      responses: Math.max(counted, read.length),
      totalComments: comments.length,
      comments: sampleOf(comments, MOST_COMMENTS),
      names,
    },
    responsesRead: read.length,
    counterRevision: revision,
  };
};

export const requestFor = (
  { request }: CampaignReading,
  type: AnalysisType,
  signal?: AbortSignal,
): AnalysisRequest => ({ ...request, type, signal });
