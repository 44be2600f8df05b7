import type { Readable } from 'node:stream';
import {
  confirmSubscriptionOperation,
  getPreferencesOperation,
  savePreferencesOperation,
  unsubscribeOperation,
} from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { redirect } from '../../integrations/rendering/answer-page';
import { ownDataRoutes } from './own-data.routes';
import {
  behind,
  confirmForm,
  confirmPage,
  type PreferencePages,
  preferencesForm,
  preferencesPage,
  unsubscribeForm,
  unsubscribePage,
} from './preference-pages';
import {
  confirmFormOperation,
  confirmPageOperation,
  preferencesFormOperation,
  preferencesPageOperation,
  shortAddressOperation,
  unsubscribeAddressOperation,
  unsubscribeFormOperation,
  unsubscribePageOperation,
} from './preferences.operations';
import { openShortAddress } from './short-addresses';
import { withdraw } from './withdraw.use-case';

/** Mail programs send `List-Unsubscribe=One-Click` in different encodings. The body is read to its end and ignored. */
const readAway = async (body: Readable | null): Promise<void> => {
  for await (const _chunk of body ?? []);
};

const apiRoutes = (pages: PreferencePages) => {
  const { context, subscribers, tokens } = pages;
  return [
    route(getPreferencesOperation, {
      handle: async ({ params: { token } }) =>
        subscribers.readPreferences(behind(pages, 'readPreferences', token).councilId, token),
    }),
    route(savePreferencesOperation, {
      handle: async ({ params: { token }, body: { tagIds } }) =>
        subscribers.choosePreferences(behind(pages, 'readPreferences', token).councilId, token, tagIds),
    }),
    route(confirmSubscriptionOperation, {
      handle: async ({ params: { token } }) =>
        subscribers.confirmAddress(behind(pages, 'readConfirmation', token).councilId, token),
    }),
    route(unsubscribeOperation, {
      accepts: 'raw',
      handle: async ({ params: { token }, context: request }) => {
        await readAway(request.rawBody);
        await withdraw(context, token, tokens);
      },
    }),
    route(unsubscribeAddressOperation, {
      handle: ({ params: { token } }) => redirect(`/unsubscribe/${encodeURIComponent(token)}`, 302),
    }),
  ];
};

const pageRoutes = (pages: PreferencePages) => [
  route(shortAddressOperation, { handle: ({ params }) => openShortAddress(pages, params.code) }),
  route(preferencesPageOperation, { handle: ({ params, query }) => preferencesPage(pages, params.token, query.note) }),
  route(preferencesFormOperation, {
    accepts: 'form',
    handle: ({ params, body = {} }) => preferencesForm(pages, params.token, body),
  }),
  route(confirmPageOperation, { handle: ({ params }) => confirmPage(pages, params.token) }),
  route(confirmFormOperation, { accepts: 'form', handle: ({ params }) => confirmForm(pages, params.token) }),
  route(unsubscribePageOperation, { handle: ({ params }) => unsubscribePage(pages, params.token) }),
  route(unsubscribeFormOperation, {
    accepts: 'raw',
    handle: async ({ params, context: request }) => {
      await readAway(request.rawBody);
      return unsubscribeForm(pages, params.token);
    },
  }),
];

/** The links in mails, for programs and as pages. No GET changes data. */
export const preferencesRoutes = (pages: PreferencePages) => [
  ...apiRoutes(pages),
  ...pageRoutes(pages),
  ...ownDataRoutes(pages),
];
