import { DomainError, readUserAddressOperation } from '@folkmoot/contracts';
import { fetchService, serviceHeaders } from '@folkmoot/service-kit';

const PATIENCE_MS = 5_000;

/** Where a user gets mail. Throws unavailable. */
export type AddressOfUser = (userId: string) => Promise<string>;

/** Asks the admin service, which alone knows the addresses of users. */
export const askAdmin =
  ({ adminUrl, serviceKey }: { adminUrl: string; serviceKey: string }): AddressOfUser =>
  async (userId) => {
    try {
      const response = await fetchService(adminUrl, readUserAddressOperation.path, {
        method: 'POST',
        isRepeatable: true,
        headers: {
          'content-type': 'application/json',
          ...(await serviceHeaders({ from: 'subscribers', to: 'admin', serviceKey })),
        },
        body: JSON.stringify({ userId }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) throw new Error(`admin answers ${response.status}`);
      return readUserAddressOperation.response.parse(await response.json()).email;
    } catch (cause) {
      throw new DomainError('unavailable', { cause });
    }
  };
