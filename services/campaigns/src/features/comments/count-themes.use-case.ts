import type { Actor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { ThemeCounts } from '../../entities/commitment';
import type { CounterRepository } from '../../entities/report';
import type { AskedQuestionRecords, ResponseRepository } from '../../entities/response';
import { selectionOf } from './comment-filter';
import { createFigureCache } from './figure-cache';
import { commentsOfPlan, type OpenComments } from './open-comments';

interface Records extends AskedQuestionRecords {
  readonly campaigns: CampaignRepository;
  readonly counters: CounterRepository;
  readonly responses: ResponseRepository;
}

const nothing: ThemeCounts = { themes: [], themeOf: () => null };

/** A response counts once for a theme, in however many of its answers it is. */
const countResponses = async (records: Records, open: OpenComments): Promise<ReadonlyMap<string, number>> => {
  const { filter, commentsIn } = await selectionOf(records, open, {});
  const counts = new Map<string, number>();
  for await (const batch of records.responses.batches(filter, { withComments: true })) {
    for (const response of batch) {
      for (const id of new Set(commentsIn(response).flatMap(({ labels }) => labels.shown.themes))) {
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
  }
  return counts;
};

/**
 * How many counted responses raise each theme of a campaign, as people and machines have labelled them. Nothing before
 * somebody opened the comments. They are counted again only when labels, codebook or responses have changed. Throws
 * campaign_not_found.
 */
export const createThemeCount = () => {
  const cached = createFigureCache();
  return async (context: Context<Records, Actor>, campaignId: string): Promise<ThemeCounts> => {
    const records = context.reader(context.actor);
    await records.campaigns.get(campaignId);
    const plan = await records.commentPlans.find(campaignId);
    if (!plan) return nothing;
    const open = await commentsOfPlan(records, plan);
    const key = `${context.actor.councilId}:${campaignId}`;
    const wanted = { key, revision: open.revision, isReading: plan.dueAt !== null };
    const counts = await cached(wanted, () => countResponses(records, open));
    const themes = (open.codebook?.themes ?? []).map(({ id, name }) => ({ id, name, responses: counts.get(id) ?? 0 }));
    return { themes, themeOf: open.themeOf };
  };
};
