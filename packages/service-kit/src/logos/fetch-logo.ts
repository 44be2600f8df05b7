import { fetchLogoOperation, type ServiceName } from '@folkmoot/contracts';
import { createServiceCalls, statusOf } from '../http/call-service';
import type { Logger } from '../observability/logger';

/** The logo by its hash, as PNG; null without a logo or without an answer, then posters have no logo. */
export type FetchLogo = (councilId: string, hash: string) => Promise<Uint8Array | null>;

const PNG = [0x89, 0x50, 0x4e, 0x47];
const isPng = (bytes: Uint8Array): boolean => PNG.every((byte, index) => bytes[index] === byte);

const TIMEOUT_MS = 3_000;

interface Options {
  /** The service that asks. */
  readonly from: ServiceName;
  /** Address of the admin service, which has the logos. */
  readonly adminUrl?: string | undefined;
  readonly serviceKey: string;
}

export const createFetchLogo = ({ from, adminUrl, serviceKey }: Options, logger: Pick<Logger, 'warn'>): FetchLogo => {
  const { openFile } = createServiceCalls({ from, serviceKey, addressOf: () => adminUrl });
  return async (councilId, hash) => {
    if (!adminUrl) return null;
    try {
      const params = { file: `${hash}.png` };
      const response = await openFile(fetchLogoOperation, { councilId, params, timeoutMs: TIMEOUT_MS });
      const picture = new Uint8Array(await response.arrayBuffer());
      return isPng(picture) ? picture : null;
    } catch (error) {
      // With an error status there is no logo any more.
      if (statusOf(error) === null) logger.warn({ err: error }, 'a logo for a poster could not be fetched');
      return null;
    }
  };
};
