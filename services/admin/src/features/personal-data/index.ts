import { eraseStaffDataOperation, readStaffDataOperation } from '@folkmoot/contracts';
import { asUser, route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import { eraseStaffData } from './erase-staff-data.use-case';
import { readStaffData } from './read-staff-data.use-case';

export const personalDataRoutes = (deps: Deps) => [
  route(readStaffDataOperation, {
    handle: ({ actor, body }) => readStaffData(deps, asUser(actor), body.email, body.purpose),
  }),
  route(eraseStaffDataOperation, {
    handle: ({ actor, body }) => eraseStaffData(deps, asUser(actor), body.email),
  }),
];
