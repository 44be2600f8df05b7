import { answerHearBackOperation, DomainError } from '@folkmoot/contracts';
import { createServiceCalls, statusOf } from '@folkmoot/service-kit';

/** Confirms or deletes the address behind a link. Throws link_invalid, or unavailable without the other service. */
export type AnswerHearBack = (councilId: string, token: string, answer: 'confirm' | 'stop') => Promise<void>;

const NOT_FOUND = 404;

/** Asks the subscribers service, as this service in the link's council. */
export const askSubscribers = ({
  subscribersUrl,
  serviceKey,
}: {
  readonly subscribersUrl: string;
  readonly serviceKey: string;
}): AnswerHearBack => {
  const { callService } = createServiceCalls({ from: 'public', serviceKey, addressOf: () => subscribersUrl });
  return async (councilId, token, answer) => {
    try {
      await callService(answerHearBackOperation, { councilId, body: { token, answer } });
    } catch (cause) {
      throw new DomainError(statusOf(cause) === NOT_FOUND ? 'link_invalid' : 'unavailable', { cause });
    }
  };
};
