import { operations, permissions, roleCan, roleLabels, roles } from '@folkmoot/contracts';
import { code, page, table } from './markdown';

/** docs/reference/permissions.md */
export const permissionsReference = (): string => {
  const rows = permissions.map((permission) => [
    code(permission),
    ...roles.map((role) => (roleCan(role, permission) ? 'yes' : '')),
    String(operations.filter(({ can }) => can === permission).length),
  ]);
  return page(
    'Roles and permissions',
    "A system admin has a council's permissions only while acting in that council, which is audited.",
    table(['Permission', ...roles.map((role) => roleLabels[role]), 'Operations'], rows),
  );
};
