import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';

/** Accepts any text: an unknown address gets an HTML page that says so, not a problem body. */
const params = z.strictObject({ token: z.string().max(1000) });
const query = z.record(z.string(), z.unknown());
const body = z.record(z.string().max(200), z.union([z.string(), z.array(z.string())])).optional();
const FORM_LIMIT = 64 * 1024;

export const pageOf = { service: 'public', can: 'public', kind: 'page', query, params } as const;
export const formOf = { ...pageOf, method: 'post', body, bodyLimit: FORM_LIMIT } as const;

export const preferencesPageOperation = defineOperation({
  ...pageOf,
  name: 'preferencesPage',
  method: 'get',
  path: '/preferences/:token',
  summary: 'What the person behind a link receives. Changes nothing.',
});

export const preferencesFormOperation = defineOperation({
  ...formOf,
  name: 'preferencesForm',
  path: '/preferences/:token',
  summary: 'Topics chosen on the plain form; none of them is an unsubscribe.',
});

export const confirmPageOperation = defineOperation({
  ...pageOf,
  name: 'confirmPage',
  method: 'get',
  path: '/confirm/:token',
  summary: 'A button that confirms an address. Changes nothing.',
});

export const confirmFormOperation = defineOperation({
  ...formOf,
  name: 'confirmForm',
  path: '/confirm/:token',
  summary: 'The address behind a link is confirmed.',
});

export const unsubscribePageOperation = defineOperation({
  ...pageOf,
  name: 'unsubscribePage',
  method: 'get',
  path: '/unsubscribe/:token',
  summary: 'A button that ends everything. Changes nothing.',
});

export const unsubscribeFormOperation = defineOperation({
  ...pageOf,
  name: 'unsubscribeForm',
  method: 'post',
  path: '/unsubscribe/:token',
  summary: 'Everything is ended, by the button or by a mail program (RFC 8058).',
  bodyLimit: FORM_LIMIT,
});

export const shortAddressOperation = defineOperation({
  ...pageOf,
  name: 'shortAddress',
  method: 'get',
  path: '/p/:code',
  params: z.strictObject({ code: z.string().max(1000) }),
  summary: 'The short address of a link in a mail: leads to the page that it is for. Changes nothing.',
});

export const unsubscribeAddressOperation = defineOperation({
  ...pageOf,
  name: 'unsubscribeAddress',
  method: 'get',
  path: '/api/public/unsubscribe/:token',
  summary: 'Opened by a person, the address of List-Unsubscribe leads to the page. Changes nothing.',
});

/** The pages of this feature, in addition to the operations of the contracts. */
export const preferencesPageOperations = [
  preferencesPageOperation,
  preferencesFormOperation,
  confirmPageOperation,
  confirmFormOperation,
  unsubscribePageOperation,
  unsubscribeFormOperation,
  unsubscribeAddressOperation,
  shortAddressOperation,
];
