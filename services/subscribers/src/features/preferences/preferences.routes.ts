import {
  answerNewAddressOperation,
  choosePreferencesOperation,
  confirmAddressOperation,
  correctOwnDataOperation,
  eraseOwnDataOperation,
  pauseMailOperation,
  readNewAddressOperation,
  readOwnDataOperation,
  readPreferencesOperation,
  requestNewAddressOperation,
} from '@folkmoot/contracts';
import { createSubscriberLinks, type SubscriberLinks } from '../../entities/subscriber';
import { answerNewAddress, readNewAddress } from './answer-new-address.use-case';
import { choosePreferences } from './choose-preferences.use-case';
import { confirmAddress } from './confirm-address.use-case';
import { correctOwnData } from './correct-own-data.use-case';
import { eraseOwnData } from './erase-own-data.use-case';
import { pauseMail } from './pause-mail.use-case';
import type { PreferenceApp } from './preferences.types';
import { readOwnData } from './read-own-data.use-case';
import { readPreferences } from './read-preferences.use-case';
import { requestNewAddress } from './request-new-address.use-case';

const ownDataRoutes = ({ route }: PreferenceApp, links: SubscriberLinks) => [
  route(readOwnDataOperation, { handle: ({ context, body }) => readOwnData(context, body.token, links) }),
  route(correctOwnDataOperation, { handle: ({ context, body }) => correctOwnData(context, body, links) }),
  route(eraseOwnDataOperation, { handle: ({ context, body }) => eraseOwnData(context, body.token, links) }),
  route(requestNewAddressOperation, {
    handle: async ({ context, body }) => ({ outcome: await requestNewAddress(context, body, links) }),
  }),
  route(readNewAddressOperation, { handle: ({ context, body }) => readNewAddress(context, body.token, links) }),
  route(answerNewAddressOperation, { handle: ({ context, body }) => answerNewAddress(context, body, links) }),
];

/** Routes for the public service, which serves the links in mails. */
export const preferenceRoutes = (app: PreferenceApp) => {
  const { route, config } = app;
  const links = createSubscriberLinks(config.subscriberKey, config.publicOrigin);
  return [
    route(readPreferencesOperation, { handle: ({ context, body }) => readPreferences(context, body.token, links) }),
    route(choosePreferencesOperation, { handle: ({ context, body }) => choosePreferences(context, body, links) }),
    route(confirmAddressOperation, { handle: ({ context, body }) => confirmAddress(context, body.token, links) }),
    route(pauseMailOperation, { handle: ({ context, body }) => pauseMail(context, body, links) }),
    ...ownDataRoutes(app, links),
  ];
};
