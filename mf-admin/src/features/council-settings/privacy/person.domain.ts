import { FORMULA_START, lookup, type StaffData, type SubscriberData } from '@folkmoot/contracts/client';
import { personMessages as texts } from './privacy.messages';

/** All data that the services store about one person. */
export interface Person {
  readonly staff: StaffData;
  readonly subscriber: SubscriberData;
}

type StorePlace = keyof typeof texts.places;

type Account = NonNullable<StaffData['account']>;

const withoutFactors = ({ secondFactor: _, ...account }: Account): object => account;

const factorsOf = (account: StaffData['account']): readonly object[] => {
  const { passkeys = [], app = null } = account?.secondFactor ?? {};
  return [...passkeys, ...(app ? [{ name: texts.authenticatorApp, ...app }] : [])];
};

/** The stored entries by place. An empty list when a place has none. */
export const heldIn = ({ staff, subscriber }: Person): readonly (readonly [StorePlace, readonly object[]])[] => [
  ['subscriber', subscriber.subscriber ? [subscriber.subscriber] : []],
  ['consents', subscriber.consents],
  ['signups', subscriber.signups],
  ['mails', subscriber.mails],
  ['history', subscriber.history],
  ['account', staff.account ? [withoutFactors(staff.account)] : []],
  ['factors', factorsOf(staff.account)],
  ['invitations', staff.invitations],
];

export const isNothing = (person: Person): boolean => heldIn(person).every(([, entries]) => entries.length === 0);

/** A cell that no spreadsheet takes for a formula. */
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

/** Fields that staff do not read to a resident: internal keys, and long texts that the export contains. */
const unread: ReadonlySet<string> = new Set(['id', 'text', 'textVersion']);
/** Fields with values from our own code. All other fields contain texts that a person wrote. */
const coded: ReadonlySet<string> = new Set(['source', 'status', 'what', 'kind', 'role']);
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Formats a time in the council's time zone. */
export type SayMoment = (moment: string) => string;

const valueInWords = (field: string, value: unknown, sayMoment: SayMoment): string => {
  if (typeof value === 'object' && value !== null) return Object.values(value).join(', ');
  const text = String(value);
  if (coded.has(field)) return lookup(texts.values, text) ?? text;
  return MOMENT.test(text) ? sayMoment(text) : text;
};

/** One line of text for an entry: field names and values. */
export const inWords = (entry: object, sayMoment: SayMoment): string =>
  Object.entries(entry)
    .filter(([field, value]) => !unread.has(field) && value !== null && value !== '')
    .map(([field, value]) => `${lookup(texts.fields, field) ?? field}: ${valueInWords(field, value, sayMoment)}`)
    .join(' · ');
