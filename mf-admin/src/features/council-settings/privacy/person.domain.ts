import { FORMULA_START, type StaffData, type SubscriberData } from '@folkmoot/contracts/client';
import { personMessages as texts } from './privacy.messages';

/** What all services hold of one person. */
export interface Person {
  readonly staff: StaffData;
  readonly subscriber: SubscriberData;
}

type Place = keyof typeof texts.places;

/** What is held, place by place; an empty list where there is nothing. */
export const heldIn = ({ staff, subscriber }: Person): readonly (readonly [Place, readonly object[]])[] => [
  ['subscriber', subscriber.subscriber ? [subscriber.subscriber] : []],
  ['consents', subscriber.consents],
  ['signups', subscriber.signups],
  ['mails', subscriber.mails],
  ['history', subscriber.history],
  ['account', staff.account ? [staff.account] : []],
  ['invitations', staff.invitations],
];

export const isNothing = (person: Person): boolean => heldIn(person).every(([, entries]) => entries.length === 0);

/** A cell that no spreadsheet takes for a formula (E-71). */
const cell = (value: unknown): string => {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  return `"${(FORMULA_START.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** One line for each field of each entry. */
export const personCsv = (person: Person): string => {
  const lines = heldIn(person).flatMap(([place, entries]) =>
    entries.flatMap((entry, index) =>
      Object.entries(entry).map(([field, value]) => [texts.places[place], index + 1, field, value]),
    ),
  );
  return `\uFEFF${[texts.columns, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
};

export const personJson = ({ staff, subscriber }: Person): string =>
  `${JSON.stringify({ ...subscriber, ...staff, responses: texts.anonymous }, null, 2)}\n`;

/** One line for an entry, of what a person would look for in it. */
export const inWords = (entry: object): string =>
  Object.entries(entry)
    .filter(([field, value]) => !['id', 'text', 'textVersion'].includes(field) && value !== null && value !== '')
    .map(([, value]) => (typeof value === 'object' ? Object.values(value as object).join(', ') : String(value)))
    .join(' · ');
