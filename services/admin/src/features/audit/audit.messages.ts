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

/** The mail that copies the end of the log out of the database. */
export const headMail = (productName: string, head: string) => {
  const keep = 'Keep this mail. It proves later that no entry was taken out of the activity log or changed.';
  const compare = `To compare: npx folkmoot audit verify --noted ${head}`;
  return {
    subject: `${productName}: end of the activity log`,
    title: 'End of the activity log',
    keep,
    compare,
    text: `${keep}\n\n${head}\n\n${compare}\n`,
  };
};
