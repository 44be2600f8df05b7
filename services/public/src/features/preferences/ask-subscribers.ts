import {
  choosePreferencesOperation,
  confirmAddressOperation,
  DomainError,
  type Preferences,
  readPreferencesOperation,
} from '@folkmoot/contracts';
import { createServiceCalls, statusOf } from '@folkmoot/service-kit';
import type { SubscribersService } from './subscribers.port';

const NOT_FOUND = 404;

const checked = async (answer: Promise<Preferences>): Promise<Preferences> => {
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
  };
};
