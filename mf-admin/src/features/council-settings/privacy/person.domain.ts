import { FORMULA_START, lookup, type StaffData, type SubscriberData } from '@folkmoot/contracts/client';
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

/** What a clerk does not read out to a resident: keys of ours, and long texts that the export has. */
const unread: ReadonlySet<string> = new Set(['id', 'text', 'textVersion']);
/** Fields whose values are words of ours. In all others stands what somebody wrote. */
const coded: ReadonlySet<string> = new Set(['source', 'status', 'what', 'kind', 'role']);
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** How a moment is said in the council's time zone. */
export type SayMoment = (moment: string) => string;

const valueInWords = (field: string, value: unknown, sayMoment: SayMoment): string => {
  if (typeof value === 'object' && value !== null) return Object.values(value).join(', ');
  const text = String(value);
  if (coded.has(field)) return lookup(texts.values, text) ?? text;
  return MOMENT.test(text) ? sayMoment(text) : text;
};

/** One line for an entry, as one would read it to the person: what it is, and what stands there. */
export const inWords = (entry: object, sayMoment: SayMoment): string =>
  Object.entries(entry)
    .filter(([field, value]) => !unread.has(field) && value !== null && value !== '')
    .map(([field, value]) => `${lookup(texts.fields, field) ?? field}: ${valueInWords(field, value, sayMoment)}`)
    .join(' · ');
