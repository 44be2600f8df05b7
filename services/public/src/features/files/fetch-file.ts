import { fetchAssetOperation, systemActor } from '@folkmoot/contracts';
import { ACTOR_HEADER, signActorToken } from '@folkmoot/service-kit';
import type { FetchFile } from './file.deps';

const SECONDS = 20;
const NOT_FOUND = 404;

/** Asks the campaigns service, as this service in the council that the file belongs to. */
export const fetchFromCampaigns =
  ({ campaignsUrl, actorTokenKey }: { campaignsUrl: string; actorTokenKey: string }): FetchFile =>
  async (councilId, file) => {
    const response = await fetch(`${campaignsUrl}${fetchAssetOperation.path.replace(':file', file)}`, {
      headers: { [ACTOR_HEADER]: await signActorToken(systemActor('public', councilId), actorTokenKey) },
      signal: AbortSignal.timeout(SECONDS * 1000),
    });
    if (response.status === NOT_FOUND) return null;
    if (!response.ok) throw new Error(`the campaigns service answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
