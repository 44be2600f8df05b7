import { DomainError, readUserAddressOperation } from '@folkmoot/contracts';
import { createServiceCalls } from '@folkmoot/service-kit';

/** The email address of a user. Throws unavailable. */
export type AddressOfUser = (userId: string) => Promise<string>;

/** Asks the admin service, the only service with the addresses of users. */
export const askAdmin = ({ adminUrl, serviceKey }: { adminUrl: string; serviceKey: string }): AddressOfUser => {
  const { callService } = createServiceCalls({ from: 'subscribers', serviceKey, addressOf: () => adminUrl });
  return async (userId) => {
    try {
      return (await callService(readUserAddressOperation, { body: { userId } })).email;
    } catch (cause) {
      throw new DomainError('unavailable', { cause });
    }
  };
};
