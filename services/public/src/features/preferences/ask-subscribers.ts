import {
  answerNewAddressOperation,
  choosePreferencesOperation,
  confirmAddressOperation,
  correctOwnDataOperation,
  DomainError,
  eraseOwnDataOperation,
  pauseMailOperation,
  readNewAddressOperation,
  readOwnDataOperation,
  readPreferencesOperation,
  requestNewAddressOperation,
} from '@folkmoot/contracts';
import { createServiceCalls, statusOf } from '@folkmoot/service-kit';
import type { SubscribersService } from './subscribers.port';

const NOT_FOUND = 404;

const checked = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (cause) {
    throw new DomainError(statusOf(cause) === NOT_FOUND ? 'link_invalid' : 'unavailable', { cause });
  }
};

/** Asks the subscribers service, as this service in the link's council. */
export const askSubscribers = ({
  subscribersUrl,
  serviceKey,
}: {
  subscribersUrl: string;
  serviceKey: string;
}): SubscribersService => {
  const { callService } = createServiceCalls({ from: 'public', serviceKey, addressOf: () => subscribersUrl });
  return {
    readPreferences: (councilId, token) =>
      checked(callService(readPreferencesOperation, { councilId, body: { token } })),
    choosePreferences: (councilId, token, tagIds) =>
      checked(callService(choosePreferencesOperation, { councilId, body: { token, tagIds: [...tagIds] } })),
    confirmAddress: (councilId, token) => checked(callService(confirmAddressOperation, { councilId, body: { token } })),
    pauseMail: (councilId, token, isPaused) =>
      checked(callService(pauseMailOperation, { councilId, body: { token, isPaused } })),
    readOwnData: (councilId, token) => checked(callService(readOwnDataOperation, { councilId, body: { token } })),
    correctOwnData: async (councilId, token, values) => {
      const body = { token, values: { ...values } };
      const { problems } = await checked(callService(correctOwnDataOperation, { councilId, body }));
      return problems.map(({ key }) => key);
    },
    eraseOwnData: async (councilId, token) => {
      await checked(callService(eraseOwnDataOperation, { councilId, body: { token } }));
    },
    requestNewAddress: async (councilId, token, email) =>
      (await checked(callService(requestNewAddressOperation, { councilId, body: { token, email } }))).outcome,
    readNewAddress: (councilId, token) => checked(callService(readNewAddressOperation, { councilId, body: { token } })),
    answerNewAddress: (councilId, token, answer) =>
      checked(callService(answerNewAddressOperation, { councilId, body: { token, answer } })),
  };
};
