import { DomainError, fetchPreviewedFileOperation, readPreviewedSurveyOperation } from '@folkmoot/contracts';
import { createServiceCalls, statusOf } from '@folkmoot/service-kit';
import type { Drafts } from './drafts.port';

/** Files have up to 10 MB. */
const FILE_TIMEOUT_MS = 20_000;
const NOT_FOUND = 404;
/** The address has a part that cannot be an id or a token. */
const MALFORMED = 400;

const orNull = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch (cause) {
    const status = statusOf(cause);
    if (status === NOT_FOUND || status === MALFORMED) return null;
    throw new DomainError('unavailable', { cause });
  }
};

/** Asks the campaigns service, as this service in the council of the address. */
export const askForDrafts = ({ campaignsUrl, serviceKey }: { campaignsUrl: string; serviceKey: string }): Drafts => {
  const { callService, openFile } = createServiceCalls({ from: 'public', serviceKey, addressOf: () => campaignsUrl });
  return {
    read: (councilId, body) => orNull(() => callService(readPreviewedSurveyOperation, { councilId, body })),
    readFile: (councilId, params) =>
      orNull(async () => {
        const input = { councilId, params, timeoutMs: FILE_TIMEOUT_MS };
        return new Uint8Array(await (await openFile(fetchPreviewedFileOperation, input)).arrayBuffer());
      }),
  };
};
