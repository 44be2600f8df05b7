/** Actors that are not people with an account. */
export const auditNames = { system: 'System', public: 'Resident', unknown: 'Former user' };
