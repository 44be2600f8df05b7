import { eraseStaffDataByCommandOperation, eraseStaffDataOperation, readStaffDataOperation } from '@folkmoot/contracts';
import { eraseStaffData } from './erase-staff-data.use-case';
import { eraseStaffDataByCommand } from './erase-staff-data-by-command.use-case';
import type { StaffDataApp } from './personal-data.types';
import { readStaffData } from './read-staff-data.use-case';

export const personalDataRoutes = ({ route }: StaffDataApp) => [
  route(readStaffDataOperation, {
    handle: ({ context, body }) => readStaffData(context, body.email, body.purpose),
  }),
  route(eraseStaffDataOperation, { handle: ({ context, body }) => eraseStaffData(context, body.email) }),
  route(eraseStaffDataByCommandOperation, { handle: ({ context, body }) => eraseStaffDataByCommand(context, body) }),
];
