import type { Readable } from 'node:stream';
import {
  confirmSubscriptionOperation,
  getPreferencesOperation,
  savePreferencesOperation,
  unsubscribeOperation,
} from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { redirect } from '../../rendering/answer-page';
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
  unsubscribeAddressOperation,
  unsubscribeFormOperation,
  unsubscribePageOperation,
} from './preferences.operations';

/** Mail programs send `List-Unsubscribe=One-Click` in whatever form they like; what it says changes nothing. */
const readAway = async (body: Readable | null): Promise<void> => {
  for await (const _chunk of body ?? []);
};

const apiRoutes = (pages: PreferencePages) => {
  const { subscribers, withdraw } = pages;
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
      handle: async ({ params: { token }, context }) => {
        await readAway(context.rawBody);
        await withdraw(token);
      },
    }),
    route(unsubscribeAddressOperation, {
      handle: ({ params: { token } }) => redirect(`/unsubscribe/${encodeURIComponent(token)}`, 302),
    }),
  ];
};

const pageRoutes = (pages: PreferencePages) => [
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
    handle: async ({ params, context }) => {
      await readAway(context.rawBody);
      return unsubscribeForm(pages, params.token);
    },
  }),
];

/** What stands behind the links in mails, for programs and as pages. No GET among them changes anything. */
export const preferencesRoutes = (pages: PreferencePages) => [...apiRoutes(pages), ...pageRoutes(pages)];
