/** Words about the languages of a survey. */
export const messages = { label: 'Language' };
