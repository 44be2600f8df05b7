import type { Question } from '@folkmoot/contracts/client';
import { partNames } from './check.messages';

const LONGEST = 60;

/** The name of a section or of an end page in messages. */
export const partName = (kind: string, title: string, number: number): string =>
  title.trim() ? `${kind} ${number} (“${title.trim().slice(0, LONGEST)}”)` : `${kind} ${number}`;

/** The name of a question in messages: its number and, if it has one, its title. */
export const nameOf = ({ title }: Pick<Question, 'title'>, number: number): string =>
  partName(partNames.question, title, number);

/** In the languages of the interface. A Welsh name has a dash before its problem. */
const NAME = /^(?:Question|Cwestiwn) \d+(?: \(“[^”]*”\))? (?:– )?/;

/** The message of a problem without the name of its question, for a part of the screen that shows the question. */
export const withoutName = (message: string): string => {
  const rest = message.replace(NAME, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};
