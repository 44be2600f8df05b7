import { fetchLogoOperation } from '@folkmoot/contracts';
import { fetchService, type Logger, serviceHeaders } from '@folkmoot/service-kit';

/** The picture by its hash, as PNG; null without one, or while nobody can say: a poster goes without it then. */
export type FetchLogo = (councilId: string, hash: string) => Promise<Uint8Array | null>;

const PNG = [0x89, 0x50, 0x4e, 0x47];
const isPng = (bytes: Uint8Array): boolean => PNG.every((byte, index) => bytes[index] === byte);

const WAIT_MS = 3_000;

interface Options {
  /** Where the admin service is, which has the logos. */
  readonly adminUrl: string | undefined;
  readonly serviceKey: string;
  readonly logger: Pick<Logger, 'warn'>;
}

export const createFetchLogo =
  ({ adminUrl, serviceKey, logger }: Options): FetchLogo =>
  async (councilId, hash) => {
    if (!adminUrl) return null;
    try {
      const response = await fetchService(adminUrl, fetchLogoOperation.path.replace(':file', `${hash}.png`), {
        headers: await serviceHeaders({ from: 'campaigns', to: 'admin', serviceKey, councilId }),
        signal: AbortSignal.timeout(WAIT_MS),
      });
      const picture = response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
      return picture && isPng(picture) ? picture : null;
    } catch (error) {
      logger.warn({ err: error }, 'a logo could not be had for a poster');
      return null;
    }
  };
