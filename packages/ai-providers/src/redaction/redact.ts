import type { RedactionKind } from '@folkmoot/contracts';
import { foldBlanks, withoutHidden } from './blanks';
import { nameRemover } from './known-names';
import { redactionRules } from './patterns';

/** What stands in a text for what was taken out of it. */
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
 * Makes a redactor: it takes out what the patterns recognise, and the given names. It cannot know a name that nothing
 * introduces, or what a person alone is known by, so no text may promise more than "what we recognise".
 * The time grows with the length of the text and not faster, whatever the text is.
 */
export const createRedactor = (names: readonly string[] = []): ((text: string) => Redacted) => {
  const withoutNames = nameRemover(names);
  return (given) => {
    const counts: Partial<Record<RedactionKind, number>> = {};
    const mark = (kind: RedactionKind): string => {
      counts[kind] = (counts[kind] ?? 0) + 1;
      return redactionMarks[kind];
    };
    const text = redactionRules.reduce(
      (rest, { kind, pattern, isReal }) =>
        rest.replace(pattern, (found) => (isReal && !isReal(found) ? found : mark(kind))),
      foldBlanks(withoutHidden(given)),
    );
    // Names last: "ada@mail.example" is an address to be taken out whole, not a name before one.
    return { text: withoutNames(text, () => mark('name')), counts };
  };
};
