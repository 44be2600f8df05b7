import { fetchAssetOperation, fetchLogoOperation } from '@folkmoot/contracts';
import { createServiceCalls, statusOf } from '@folkmoot/service-kit';
import type { FetchFile } from './file.types';

/** Files have up to 10 MB. */
const TIMEOUT_MS = 20_000;
const NOT_FOUND = 404;

interface Origin {
  readonly operation: typeof fetchAssetOperation | typeof fetchLogoOperation;
  readonly url: string;
  readonly serviceKey: string;
}

/** Asks the service that has the file, as this service in the council that owns the file. */
const fetchFrom = ({ operation, url, serviceKey }: Origin): FetchFile => {
  const { openFile } = createServiceCalls({ from: 'public', serviceKey, addressOf: () => url });
  return async (councilId, file) => {
    try {
      const response = await openFile(operation, { councilId, params: { file }, timeoutMs: TIMEOUT_MS });
      return new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      if (statusOf(error) === NOT_FOUND) return null;
      throw error;
    }
  };
};

/** Fetches files of published surveys. */
export const fetchFromCampaigns = ({ campaignsUrl: url, serviceKey }: { campaignsUrl: string; serviceKey: string }) =>
  fetchFrom({ operation: fetchAssetOperation, url, serviceKey });

/** Fetches logos and pictures of councils. */
export const fetchFromAdmin = ({ adminUrl: url, serviceKey }: { adminUrl: string; serviceKey: string }) =>
  fetchFrom({ operation: fetchLogoOperation, url, serviceKey });
