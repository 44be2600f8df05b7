export const roles = ['system_admin', 'council_admin', 'council_staff'] as const;
export type Role = (typeof roles)[number];

/** Every permission, `noun:verb`. `council:*` kinds need a council; `system:*` kinds do not. */
export const permissions = [
  'campaign:read',
  'campaign:edit',
  'campaign:activate',
  'survey:read',
  'survey:edit',
  'report:read',
  'report:export',
  'report:clear',
  'answer:search',
  'comment:label',
  'subscriber:read',
  'subscriber:edit',
  'tag:read',
  'tag:edit',
  'opt-in-page:read',
  'opt-in-page:edit',
  'team:read',
  'team:edit',
  'council:read',
  'council:edit',
  'personal-data:manage',
  'api-token:manage',
  'webhook:manage',
  'sso:manage',
  'storage:setup',
  'system:councils',
  'system:users',
  'system:audit',
  'system:health',
  'system:ai',
] as const;
export type Permission = (typeof permissions)[number];

/** Values of `can` on a route: a permission, any signed-in user, or everybody. */
export type Access = Permission | 'signed-in' | 'public' | 'internal';

const ofAdminsOnly: ReadonlySet<string> = new Set([
  'report:clear',
  'team:edit',
  'council:edit',
  'personal-data:manage',
  'api-token:manage',
  'webhook:manage',
  'sso:manage',
]);
const staff: readonly Permission[] = permissions.filter(
  (permission) => !permission.startsWith('system:') && !ofAdminsOnly.has(permission),
);
const councilAdmin: readonly Permission[] = permissions.filter((permission) => !permission.startsWith('system:'));

/** The one table of roles and permissions. A system admin who acts in a council also has the council admin's. */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  council_staff: staff,
  council_admin: councilAdmin,
  system_admin: permissions,
};

export const needsCouncil = (permission: Permission): boolean => !permission.startsWith('system:');

/** Whether a role holds a permission. */
export const roleCan = (role: Role, permission: Permission): boolean => permissionsOf[role].includes(permission);

/** How a role is shown to people. */
export const roleLabels: Readonly<Record<Role, string>> = {
  system_admin: 'System Admin',
  council_admin: 'Admin',
  council_staff: 'Staff',
};
