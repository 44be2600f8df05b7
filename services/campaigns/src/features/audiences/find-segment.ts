import { DomainError, findSegmentOperation } from '@folkmoot/contracts';
import { createServiceCalls, statusOf } from '@folkmoot/service-kit';

const NOT_FOUND = 404;

/** Throws not_found when the council does not have the segment, unavailable without the subscribers service. */
export type RequireSegment = (councilId: string, segmentId: string) => Promise<void>;

interface Options {
  readonly subscribersUrl?: string | undefined;
  readonly serviceKey: string;
}

const failureOf = (cause: unknown): DomainError => {
  if (statusOf(cause) !== NOT_FOUND) return new DomainError('unavailable', { cause });
  const message = 'This segment does not exist. Choose another one.';
  return new DomainError('not_found', { detail: message, fields: [{ path: 'segmentId', message }] });
};

/** Asks the subscribers service, which stores the segments. */
export const createRequireSegment = ({ subscribersUrl, serviceKey }: Options): RequireSegment => {
  const { callService } = createServiceCalls({ from: 'campaigns', serviceKey, addressOf: () => subscribersUrl });
  return async (councilId, segmentId) => {
    try {
      await callService(findSegmentOperation, { councilId, params: { segmentId } });
    } catch (cause) {
      throw failureOf(cause);
    }
  };
};
