/** Replaces the answer to a question for personal data. */
export const PERSONAL = '[personal data]';
