import { FORMULA_START, type StaffData, type SubscriberData } from '@folkmoot/contracts/client';
import { messages as texts } from './personal-data.messages';

/** All data that the services store about one person. */
export interface Person {
  readonly staff: StaffData;
  readonly subscriber: SubscriberData;
}

type StorePlace = keyof typeof texts.places;

type Account = NonNullable<StaffData['account']>;

const withoutFactors = ({ secondFactor: _, ...account }: Account): object => account;

interface Factor {
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** Passkeys and the authenticator app of an account. */
export const factorsOf = (account: StaffData['account']): readonly Factor[] => {
  const { passkeys = [], app = null } = account?.secondFactor ?? {};
  return [...passkeys, ...(app ? [{ name: texts.authenticatorApp, ...app }] : [])];
};

/** The stored entries by place. An empty list when a place has none. */
export const heldIn = ({ staff, subscriber }: Person): readonly (readonly [StorePlace, readonly object[]])[] => [
  ['subscriber', subscriber.subscriber ? [subscriber.subscriber] : []],
  ['attributes', subscriber.attributes ?? []],
  ['consents', subscriber.consents],
  ['signups', subscriber.signups],
  ['hearBacks', subscriber.hearBacks ?? []],
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
