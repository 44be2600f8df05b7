/** Stands for an answer that was asked for as personal data. */
export const PERSONAL = '[personal data]';
