import { DomainError, eraseResponseOperation, systemActor } from '@folkmoot/contracts';
import { ACTOR_HEADER, fetchService, signActorToken } from '@folkmoot/service-kit';
import type { CampaignsService } from './campaigns.port';

const SECONDS = 5;
const NOT_FOUND = 404;

const post = async (addresses: string, body: object, actor: string): Promise<Response> => {
  try {
    return await fetchService(addresses, eraseResponseOperation.path, {
      method: eraseResponseOperation.method.toUpperCase(),
      headers: { [ACTOR_HEADER]: actor, 'content-type': 'application/json' },
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
  actorTokenKey,
}: {
  campaignsUrl: string;
  actorTokenKey: string;
}): CampaignsService => ({
  eraseResponse: async (councilId, asked) => {
    const actor = await signActorToken(systemActor('public', councilId), actorTokenKey);
    const response = await post(campaignsUrl, asked, actor);
    if (response.status === NOT_FOUND) return 'unknown';
    if (!response.ok) throw new DomainError('unavailable');
    return eraseResponseOperation.response.parse(await response.json()).outcome;
  },
});
