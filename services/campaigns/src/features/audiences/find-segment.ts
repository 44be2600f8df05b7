import { DomainError, findSegmentOperation } from '@folkmoot/contracts';
import { fetchService, serviceHeaders } from '@folkmoot/service-kit';

const WAIT_MS = 5_000;
const NOT_FOUND = 404;

/** Throws not_found for a segment that the council does not have, unavailable while nobody can say. */
export type RequireSegment = (councilId: string, segmentId: string) => Promise<void>;

interface Options {
  readonly subscribersUrl: string | undefined;
  readonly serviceKey: string;
}

/** Asks the subscribers service, which keeps the segments. */
export const createRequireSegment =
  ({ subscribersUrl, serviceKey }: Options): RequireSegment =>
  async (councilId, segmentId) => {
    if (!subscribersUrl) throw new DomainError('unavailable');
    const path = findSegmentOperation.path.replace(':segmentId', encodeURIComponent(segmentId));
    const headers = await serviceHeaders({ from: 'campaigns', to: 'subscribers', serviceKey, councilId });
    const signal = AbortSignal.timeout(WAIT_MS);
    const response = await fetchService(subscribersUrl, path, { headers, signal }).catch((cause: unknown) => {
      throw new DomainError('unavailable', { cause });
    });
    if (response.status === NOT_FOUND) {
      const message = 'This segment does not exist. Choose another one.';
      throw new DomainError('not_found', { detail: message, fields: [{ path: 'segmentId', message }] });
    }
    if (!response.ok) throw new DomainError('unavailable');
  };
