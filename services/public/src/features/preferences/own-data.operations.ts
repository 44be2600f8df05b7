import { defineOperation } from '@folkmoot/contracts';
import { formOf, pageOf } from './preferences.operations';

export const pauseFormOperation = defineOperation({
  ...formOf,
  name: 'pauseForm',
  path: '/preferences/:token/pause',
  summary: 'Mailings are paused for 30 days, or resumed.',
});

export const ownDataPageOperation = defineOperation({
  ...pageOf,
  name: 'ownDataPage',
  method: 'get',
  path: '/preferences/:token/data',
  summary: 'What is kept about the person behind a link, with a form to correct it. Changes nothing.',
});

export const ownDataFormOperation = defineOperation({
  ...formOf,
  name: 'ownDataForm',
  path: '/preferences/:token/data',
  summary: 'Corrections of the plain form.',
});

export const ownDataJsonOperation = defineOperation({
  ...pageOf,
  name: 'ownDataJson',
  method: 'get',
  path: '/preferences/:token/data.json',
  summary: 'What is kept about the person behind a link, as a file for programs. Changes nothing.',
});

export const ownDataFileOperation = defineOperation({
  ...pageOf,
  name: 'ownDataFile',
  method: 'get',
  path: '/preferences/:token/data.html',
  summary: 'What is kept about the person behind a link, as a file to read. Changes nothing.',
});

export const erasePageOperation = defineOperation({
  ...pageOf,
  name: 'erasePage',
  method: 'get',
  path: '/preferences/:token/erase',
  summary: 'Says what is erased, with a button. Changes nothing.',
});

export const eraseFormOperation = defineOperation({
  ...formOf,
  name: 'eraseForm',
  path: '/preferences/:token/erase',
  summary: 'The person behind a link is erased.',
});

export const addressPageOperation = defineOperation({
  ...pageOf,
  name: 'addressPage',
  method: 'get',
  path: '/preferences/:token/address',
  summary: 'A form for a new address. Changes nothing.',
});

export const addressFormOperation = defineOperation({
  ...formOf,
  name: 'addressForm',
  path: '/preferences/:token/address',
  summary: 'Asks both mailboxes to confirm a new address.',
});

export const newAddressPageOperation = defineOperation({
  ...pageOf,
  name: 'newAddressPage',
  method: 'get',
  path: '/confirm/address/:token',
  summary: 'A change of address, for one of its mailboxes. Changes nothing.',
});

export const newAddressFormOperation = defineOperation({
  ...formOf,
  name: 'newAddressForm',
  path: '/confirm/address/:token',
  summary: 'One mailbox confirms a change of address, or stops it.',
});

/** The pages of a person's own data. */
export const ownDataPageOperations = [
  pauseFormOperation,
  ownDataPageOperation,
  ownDataFormOperation,
  ownDataJsonOperation,
  ownDataFileOperation,
  erasePageOperation,
  eraseFormOperation,
  addressPageOperation,
  addressFormOperation,
  newAddressPageOperation,
  newAddressFormOperation,
];
