import type { previewRetentionOperation, ResponseOf } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { dueIn, type Kept, keptIn, momentOf } from './expire-responses.use-case';
import { nextNight } from './nightly.domain';
import type { RetentionRecords } from './retention.types';

interface RetentionPreview {
  readonly days: number;
  readonly campaignId?: string | undefined;
}

/** The retention periods after the previewed change. */
const keptThen = async (repositories: RetentionRecords, { days, campaignId }: RetentionPreview): Promise<Kept> => {
  const { rule, own } = await keptIn(repositories);
  if (campaignId === undefined) return { rule: { ...rule, retentionDays: days }, own };
  await repositories.campaigns.get(campaignId);
  const others = own.filter((each) => each.campaignId !== campaignId);
  return { rule, own: [...others, { campaignId, retentionDays: days }] };
};

/** The result of the next nightly deletion. Throws campaign_not_found. */
export const previewRetention = async (
  { actor, reader, clock }: Context<RetentionRecords>,
  preview: RetentionPreview,
): Promise<ResponseOf<typeof previewRetentionOperation>> => {
  const repositories = reader(actor);
  const at = nextNight(clock.now());
  const due = await dueIn(repositories, at, await keptThen(repositories, preview));
  let responses = 0;
  for (const each of due) {
    if (preview.campaignId !== undefined && each.campaignId !== preview.campaignId) continue;
    const before = await momentOf(repositories, each);
    if (before) responses += await repositories.responses.count({ campaignId: each.campaignId, before });
  }
  return { responses, at: at.toISOString() };
};
