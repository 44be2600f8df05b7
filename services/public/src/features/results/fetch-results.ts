import { fetchPublishedFileOperation } from '@folkmoot/contracts';
import { createServiceCalls, statusOf } from '@folkmoot/service-kit';
import type { FetchResultsFile } from './results.types';

/** Files with written answers have many megabytes. */
const TIMEOUT_MS = 120_000;
const NOT_FOUND = 404;

/** Asks the campaigns service, as this service in the council that published the results. */
export const fetchResultsFrom = ({
  campaignsUrl,
  serviceKey,
}: {
  readonly campaignsUrl: string;
  readonly serviceKey: string;
}): FetchResultsFile => {
  const { openFile } = createServiceCalls({ from: 'public', serviceKey, addressOf: () => campaignsUrl });
  return async (councilId, { campaignId, version, file }) => {
    const params = { campaignId, version: `${version}`, file };
    try {
      const { body } = await openFile(fetchPublishedFileOperation, { councilId, params, timeoutMs: TIMEOUT_MS });
      return body ?? [];
    } catch (error) {
      if (statusOf(error) === NOT_FOUND) return null;
      throw error;
    }
  };
};
