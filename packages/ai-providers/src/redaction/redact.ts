import type { RedactionKind } from '@folkmoot/contracts';
import { foldBlanks, withoutHidden } from './blanks';
import { nameRemover } from './known-names';
import { redactionRules } from './patterns';

/** The replacement text of each kind of personal data. */
export const redactionMarks: Readonly<Record<RedactionKind, string>> = {
  email: '[email]',
  phone: '[phone]',
  address: '[address]',
  national_id: '[id number]',
  card: '[card number]',
  name: '[name]',
  link: '[link]',
  birth_date: '[date]',
  vehicle: '[car plate]',
};

export interface Redacted {
  readonly text: string;
  readonly counts: Partial<Record<RedactionKind, number>>;
}

/**
 * Makes a redactor: it removes the matches of the patterns, and the known names. It cannot find a name that nothing
 * introduces, or a description that identifies a person, so no text may promise more than "what we recognise". The time
 * is linear in the length of the text, for any text.
 */
export const createRedactor = (names: readonly string[] = []): ((text: string) => Redacted) => {
  const withoutNames = nameRemover(names);
  return (original) => {
    const counts: Partial<Record<RedactionKind, number>> = {};
    const mark = (kind: RedactionKind): string => {
      counts[kind] = (counts[kind] ?? 0) + 1;
      return redactionMarks[kind];
    };
    const text = redactionRules.reduce(
      (rest, { kind, pattern, isReal }) =>
        rest.replace(pattern, (match) => (isReal && !isReal(match) ? match : mark(kind))),
      foldBlanks(withoutHidden(original)),
    );
    // Names last: "ada@mail.example" must be removed as an address, not as a name with a rest.
    return { text: withoutNames(text, () => mark('name')), counts };
  };
};
