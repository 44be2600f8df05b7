import { fetchAssetOperation, fetchLogoOperation, systemActor } from '@folkmoot/contracts';
import { ACTOR_HEADER, fetchService, signActorToken } from '@folkmoot/service-kit';
import type { FetchFile } from './file.deps';

const SECONDS = 20;
const NOT_FOUND = 404;

interface Origin {
  readonly service: string;
  readonly url: string;
  readonly path: string;
  readonly actorTokenKey: string;
}

/** Asks the service that has the file, as this service in the council that it belongs to. */
const fetchFrom =
  ({ service, url, path, actorTokenKey }: Origin): FetchFile =>
  async (councilId, file) => {
    const response = await fetchService(url, path.replace(':file', file), {
      headers: { [ACTOR_HEADER]: await signActorToken(systemActor('public', councilId), actorTokenKey) },
      signal: AbortSignal.timeout(SECONDS * 1000),
    });
    if (response.status === NOT_FOUND) return null;
    if (!response.ok) throw new Error(`the ${service} service answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };

/** What published surveys show. */
export const fetchFromCampaigns = ({
  campaignsUrl: url,
  actorTokenKey,
}: {
  campaignsUrl: string;
  actorTokenKey: string;
}) => fetchFrom({ service: 'campaigns', url, path: fetchAssetOperation.path, actorTokenKey });

/** Logos of councils. */
export const fetchFromAdmin = ({ adminUrl: url, actorTokenKey }: { adminUrl: string; actorTokenKey: string }) =>
  fetchFrom({ service: 'admin', url, path: fetchLogoOperation.path, actorTokenKey });
