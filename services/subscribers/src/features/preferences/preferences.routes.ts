import { choosePreferencesOperation, confirmAddressOperation, readPreferencesOperation } from '@folkmoot/contracts';
import { type Clock, route, type Units } from '@folkmoot/service-kit';
import type { SubscriberLinks } from '../../links/subscriber-links';
import { choosePreferences } from './choose-preferences.use-case';
import { confirmAddress } from './confirm-address.use-case';
import type { PreferenceRecords } from './preferences';
import { readPreferences } from './read-preferences.use-case';

interface Deps {
  readonly units: Units<PreferenceRecords>;
  readonly clock: Clock;
  readonly links: SubscriberLinks;
}

/** For the public service: what stands behind the links in mails. */
export const preferenceRoutes = (deps: Deps) => [
  route(readPreferencesOperation, { handle: ({ body }) => readPreferences(deps, body.token) }),
  route(choosePreferencesOperation, { handle: ({ body }) => choosePreferences(deps, body) }),
  route(confirmAddressOperation, { handle: ({ body }) => confirmAddress(deps, body.token) }),
];
