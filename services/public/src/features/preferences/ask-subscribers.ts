import {
  choosePreferencesOperation,
  confirmAddressOperation,
  DomainError,
  preferencesSchema,
  readPreferencesOperation,
} from '@folkmoot/contracts';
import { fetchService, serviceHeaders } from '@folkmoot/service-kit';
import type { SubscribersService } from './subscribers.port';

const SECONDS = 5;
const NOT_FOUND = 404;

const sent = async (addresses: string, path: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetchService(addresses, path, { ...init, signal: AbortSignal.timeout(SECONDS * 1000) });
  } catch (cause) {
    throw new DomainError('unavailable', { cause });
  }
};

/** Asks the subscribers service, as this service in the council that the link is of. */
export const askSubscribers = ({
  subscribersUrl,
  serviceKey,
}: {
  subscribersUrl: string;
  serviceKey: string;
}): SubscribersService => {
  const ask = async (councilId: string, path: string, body: object) => {
    const headers = await serviceHeaders({ from: 'public', to: 'subscribers', serviceKey, councilId });
    const response = await sent(subscribersUrl, path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status === NOT_FOUND) throw new DomainError('link_invalid');
    if (!response.ok) throw new DomainError('unavailable');
    return preferencesSchema.parse(await response.json());
  };
  return {
    readPreferences: (councilId, token) => ask(councilId, readPreferencesOperation.path, { token }),
    choosePreferences: (councilId, token, tagIds) => ask(councilId, choosePreferencesOperation.path, { token, tagIds }),
    confirmAddress: (councilId, token) => ask(councilId, confirmAddressOperation.path, { token }),
  };
};
