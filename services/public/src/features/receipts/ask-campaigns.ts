import { DomainError, eraseResponseOperation } from '@folkmoot/contracts';
import { createServiceCalls, statusOf } from '@folkmoot/service-kit';
import type { CampaignsService } from './campaigns.port';

const NOT_FOUND = 404;

/** Asks the campaigns service, as this service in the survey's council. */
export const askCampaigns = ({
  campaignsUrl,
  serviceKey,
}: {
  campaignsUrl: string;
  serviceKey: string;
}): CampaignsService => {
  const { callService } = createServiceCalls({ from: 'public', serviceKey, addressOf: () => campaignsUrl });
  return {
    eraseResponse: async (councilId, request) => {
      try {
        return (await callService(eraseResponseOperation, { councilId, body: request })).outcome;
      } catch (cause) {
        if (statusOf(cause) === NOT_FOUND) return 'unknown';
        throw new DomainError('unavailable', { cause });
      }
    },
  };
};
