import type { Actor, previewRetentionOperation, ResponseOf } from '@folkmoot/contracts';
import type { Deps, Repositories } from '../../records/repositories';
import { dueIn, type Kept, keptIn, momentOf } from './expire-responses.use-case';
import { nextNight } from './nightly.domain';

interface Wanted {
  readonly days: number;
  readonly campaignId?: string | undefined;
}

/** How responses would be kept. */
const keptThen = async (repositories: Repositories, { days, campaignId }: Wanted): Promise<Kept> => {
  const { rule, own } = await keptIn(repositories);
  if (campaignId === undefined) return { rule: { ...rule, retentionDays: days }, own };
  await repositories.campaigns.get(campaignId);
  const others = own.filter((each) => each.campaignId !== campaignId);
  return { rule, own: [...others, { campaignId, retentionDays: days }] };
};

/** What the next nightly deletion would take. Throws campaign_not_found. */
export const previewRetention = async (
  { reader, clock }: Pick<Deps, 'reader' | 'clock'>,
  actor: Actor,
  wanted: Wanted,
): Promise<ResponseOf<typeof previewRetentionOperation>> => {
  const repositories = reader(actor);
  const at = nextNight(clock.now());
  const due = await dueIn(repositories, at, await keptThen(repositories, wanted));
  let responses = 0;
  for (const each of due) {
    if (wanted.campaignId !== undefined && each.campaignId !== wanted.campaignId) continue;
    const before = await momentOf(repositories, each);
    if (before) responses += await repositories.responses.count({ campaignId: each.campaignId, before });
  }
  return { responses, at: at.toISOString() };
};
