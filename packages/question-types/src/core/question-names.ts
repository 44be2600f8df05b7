import type { Question } from '@folkmoot/contracts/client';

const LONGEST = 60;

/** The name of a question in messages: its number and, if it has one, its title. */
export const nameOf = ({ title }: Pick<Question, 'title'>, number: number): string =>
  title.trim() ? `Question ${number} (“${title.trim().slice(0, LONGEST)}”)` : `Question ${number}`;
