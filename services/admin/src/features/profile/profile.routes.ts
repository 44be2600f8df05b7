import {
  cancelAddressChangeOperation,
  confirmAddressChangeOperation,
  getOwnAddressChangeOperation,
  readAddressChangeOperation,
  requestAddressChangeOperation,
  updateOwnProfileOperation,
} from '@folkmoot/contracts';
import { visitorAddress } from '../../entities/attempt';
import { cancelAddressChange } from './cancel-address-change.use-case';
import { confirmAddressChange } from './confirm-address-change.use-case';
import { getOwnAddressChange } from './get-own-address-change.use-case';
import type { ProfileApp, ProfileMailTools } from './profile.types';
import { readAddressChange } from './read-address-change.use-case';
import { requestAddressChange } from './request-address-change.use-case';
import { updateOwnProfile } from './update-own-profile.use-case';

export const profileRoutes = ({ route }: ProfileApp, tools: ProfileMailTools) => [
  route(updateOwnProfileOperation, { handle: ({ context, body }) => updateOwnProfile(context, body) }),
  route(getOwnAddressChangeOperation, { handle: ({ context }) => getOwnAddressChange(context) }),
  route(requestAddressChangeOperation, {
    handle: async ({ context, body }) => {
      const { email, expiresAt } = await requestAddressChange(context, body, tools);
      return { email, expiresAt: expiresAt.toISOString() };
    },
  }),
  route(cancelAddressChangeOperation, { handle: ({ context }) => cancelAddressChange(context) }),
  route(readAddressChangeOperation, {
    handle: async ({ context, params: { token }, headers }) => {
      const { change } = await readAddressChange(context, { token, address: visitorAddress(headers) });
      return { email: change.email };
    },
  }),
  route(confirmAddressChangeOperation, {
    handle: async ({ context, params: { token }, headers }) => {
      const { email } = await confirmAddressChange(context, { token, address: visitorAddress(headers) });
      return { email };
    },
  }),
];
