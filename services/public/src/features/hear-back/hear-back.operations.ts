import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';

/** Accepts any text: an unknown address gets an HTML page that says so, not a problem body. */
const params = z.strictObject({ token: z.string().max(1000) });
const query = z.record(z.string(), z.unknown());
const pageOf = { service: 'public', can: 'public', kind: 'page', query, params } as const;
const bodyLimit = 64 * 1024;

export const confirmHearBackPageOperation = defineOperation({
  ...pageOf,
  name: 'confirmHearBackPage',
  method: 'get',
  path: '/confirm/hear-back/:token',
  summary: 'A button that confirms the address of somebody who wants to hear back. Changes nothing.',
});

export const confirmHearBackFormOperation = defineOperation({
  ...pageOf,
  name: 'confirmHearBackForm',
  method: 'post',
  path: '/confirm/hear-back/:token',
  summary: 'The address behind a link is confirmed.',
  bodyLimit,
});

export const stopHearBackPageOperation = defineOperation({
  ...pageOf,
  name: 'stopHearBackPage',
  method: 'get',
  path: '/unsubscribe/hear-back/:token',
  summary: 'A button that deletes the address of somebody who wanted to hear back. Changes nothing.',
});

export const stopHearBackFormOperation = defineOperation({
  ...pageOf,
  name: 'stopHearBackForm',
  method: 'post',
  path: '/unsubscribe/hear-back/:token',
  summary: 'The address behind a link is deleted.',
  bodyLimit,
});

export const stopHearBackAddressOperation = defineOperation({
  ...pageOf,
  name: 'stopHearBackAddress',
  method: 'get',
  path: '/api/public/hear-back/stop/:token',
  summary: 'Opened by a person, the address of List-Unsubscribe leads to the page. Changes nothing.',
});

/** The pages of this feature, in addition to the operations of the contracts. */
export const hearBackPageOperations = [
  confirmHearBackPageOperation,
  confirmHearBackFormOperation,
  stopHearBackPageOperation,
  stopHearBackFormOperation,
  stopHearBackAddressOperation,
];
