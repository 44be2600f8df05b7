import { choosePreferencesOperation, confirmAddressOperation, readPreferencesOperation } from '@folkmoot/contracts';
import { createSubscriberLinks } from '../../entities/subscriber';
import { choosePreferences } from './choose-preferences.use-case';
import { confirmAddress } from './confirm-address.use-case';
import type { PreferenceApp } from './preferences.types';
import { readPreferences } from './read-preferences.use-case';

/** Routes for the public service, which serves the links in mails. */
export const preferenceRoutes = ({ route, config }: PreferenceApp) => {
  const links = createSubscriberLinks(config.subscriberKey, config.publicOrigin);
  return [
    route(readPreferencesOperation, { handle: ({ context, body }) => readPreferences(context, body.token, links) }),
    route(choosePreferencesOperation, { handle: ({ context, body }) => choosePreferences(context, body, links) }),
    route(confirmAddressOperation, { handle: ({ context, body }) => confirmAddress(context, body.token, links) }),
  ];
};
