import { route } from '@folkmoot/service-kit';
import {
  addressFormOperation,
  addressPageOperation,
  eraseFormOperation,
  erasePageOperation,
  newAddressFormOperation,
  newAddressPageOperation,
  ownDataFileOperation,
  ownDataFormOperation,
  ownDataJsonOperation,
  ownDataPageOperation,
  pauseFormOperation,
} from './own-data.operations';
import {
  addressForm,
  addressPage,
  eraseForm,
  erasePage,
  newAddressForm,
  newAddressPage,
  ownDataFile,
  ownDataForm,
  ownDataJson,
  ownDataPage,
  pauseForm,
} from './own-data-pages';
import type { PreferencePages } from './preference-pages';

/** The pages and forms of a person's own data. No GET changes data. */
export const ownDataRoutes = (pages: PreferencePages) => [
  route(pauseFormOperation, {
    accepts: 'form',
    handle: ({ params, body = {} }) => pauseForm(pages, params.token, body),
  }),
  route(ownDataPageOperation, { handle: ({ params, query }) => ownDataPage(pages, params.token, query.note) }),
  route(ownDataFormOperation, {
    accepts: 'form',
    handle: ({ params, body = {} }) => ownDataForm(pages, params.token, body),
  }),
  route(ownDataJsonOperation, { handle: ({ params }) => ownDataJson(pages, params.token) }),
  route(ownDataFileOperation, { handle: ({ params }) => ownDataFile(pages, params.token) }),
  route(erasePageOperation, { handle: ({ params }) => erasePage(pages, params.token) }),
  route(eraseFormOperation, { accepts: 'form', handle: ({ params }) => eraseForm(pages, params.token) }),
  route(addressPageOperation, { handle: ({ params }) => addressPage(pages, params.token) }),
  route(addressFormOperation, {
    accepts: 'form',
    handle: ({ params, body = {} }) => addressForm(pages, params.token, body),
  }),
  route(newAddressPageOperation, { handle: ({ params }) => newAddressPage(pages, params.token) }),
  route(newAddressFormOperation, {
    accepts: 'form',
    handle: ({ params, body = {} }) => newAddressForm(pages, params.token, body),
  }),
];
