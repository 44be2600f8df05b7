import { DomainError, eraseResponseOperation } from '@folkmoot/contracts';
import { fetchService, serviceHeaders } from '@folkmoot/service-kit';
import type { CampaignsService } from './campaigns.port';

const SECONDS = 5;
const NOT_FOUND = 404;

const post = async (addresses: string, body: object, headers: object): Promise<Response> => {
  try {
    return await fetchService(addresses, eraseResponseOperation.path, {
      method: eraseResponseOperation.method.toUpperCase(),
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(SECONDS * 1000),
    });
  } catch (cause) {
    throw new DomainError('unavailable', { cause });
  }
};

/** Asks the campaigns service, as this service in the council that the survey is of. */
export const askCampaigns = ({
  campaignsUrl,
  serviceKey,
}: {
  campaignsUrl: string;
  serviceKey: string;
}): CampaignsService => ({
  eraseResponse: async (councilId, asked) => {
    const headers = await serviceHeaders({ from: 'public', to: 'campaigns', serviceKey, councilId });
    const response = await post(campaignsUrl, asked, headers);
    if (response.status === NOT_FOUND) return 'unknown';
    if (!response.ok) throw new DomainError('unavailable');
    return eraseResponseOperation.response.parse(await response.json()).outcome;
  },
});
