import { type Actor, exportResponsesOperation } from '@folkmoot/contracts';
import { ACTOR_HEADER, signActorToken } from '@folkmoot/service-kit';
import type { TestCampaigns } from './campaigns-service';
import { KEY } from './event-source';

/** A campaign's CSV byte for byte, its mark at the beginning included. */
export const csvBytes = async (
  service: TestCampaigns,
  as: Actor,
  campaignId: string,
  range: Record<string, string> = {},
): Promise<Buffer> => {
  const path = exportResponsesOperation.path.replace(':campaignId', campaignId);
  const headers = { [ACTOR_HEADER]: await signActorToken(as, KEY) };
  const response = await fetch(`${service.url}${path}?${new URLSearchParams(range)}`, { headers });
  return Buffer.from(await response.arrayBuffer());
};
