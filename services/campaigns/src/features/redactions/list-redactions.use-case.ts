import type { Redaction } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { RedactionRepository } from '../../entities/redaction';
import { withTexts } from './redaction.view';
import type { RedactionContext } from './redactions.types';

/** Written answers of the review, with their texts. Throws campaign_not_found. */
export const listRedactions = async (
  { actor, reader }: RedactionContext,
  list: Parameters<RedactionRepository['list']>[0],
): Promise<Listed<Redaction>> => {
  const records = reader(actor);
  await records.campaigns.get(list.campaignId);
  const { items, nextCursor } = await records.redactions.list(list);
  return { items: await withTexts(records, list.campaignId, items), nextCursor };
};
