/** Actors that are not people with an account. */
export const auditNames = { system: 'System', public: 'Resident', unknown: 'Former user', nobody: 'Not signed in' };

export const exportHeader = [
  'Number',
  'Time (UTC)',
  'User',
  'Email',
  'Action',
  'Change',
  'Changed fields',
  'Council',
  'Entity',
  'Entity ID',
  'Entity name',
];
