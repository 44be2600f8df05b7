import { fetchAssetOperation, fetchLogoOperation, type ServiceName } from '@folkmoot/contracts';
import { fetchService, serviceHeaders } from '@folkmoot/service-kit';
import type { FetchFile } from './file.deps';

const SECONDS = 20;
const NOT_FOUND = 404;

interface Origin {
  readonly service: ServiceName;
  readonly url: string;
  readonly path: string;
  readonly serviceKey: string;
}

/** Asks the service that has the file, as this service in the council that it belongs to. */
const fetchFrom =
  ({ service, url, path, serviceKey }: Origin): FetchFile =>
  async (councilId, file) => {
    const response = await fetchService(url, path.replace(':file', file), {
      headers: await serviceHeaders({ from: 'public', to: service, serviceKey, councilId }),
      signal: AbortSignal.timeout(SECONDS * 1000),
    });
    if (response.status === NOT_FOUND) return null;
    if (!response.ok) throw new Error(`the ${service} service answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };

/** What published surveys show. */
export const fetchFromCampaigns = ({ campaignsUrl: url, serviceKey }: { campaignsUrl: string; serviceKey: string }) =>
  fetchFrom({ service: 'campaigns', url, path: fetchAssetOperation.path, serviceKey });

/** Logos of councils. */
export const fetchFromAdmin = ({ adminUrl: url, serviceKey }: { adminUrl: string; serviceKey: string }) =>
  fetchFrom({ service: 'admin', url, path: fetchLogoOperation.path, serviceKey });
