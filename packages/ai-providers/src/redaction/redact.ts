import type { RedactionKind } from '@folkmoot/contracts';
import { foldBlanks, withoutHidden } from './blanks';
import { personalDataReader } from './find-personal-data';

export { createPersonalDataFinder, type PersonalSpan } from './find-personal-data';
export { redactionFigures } from './redaction-figures';

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
  other: '[removed]',
};

export interface Redacted {
  readonly text: string;
  readonly counts: Partial<Record<RedactionKind, number>>;
}

/**
 * Makes a redactor: it removes the matches of the patterns, and names. It cannot find a name that nothing introduces and
 * that is in no list, or a description that identifies a person, so no text may promise more than "what we recognise". The
 * time is linear in the length of the text, for any text.
 */
export const createRedactor = (names: readonly string[] = []): ((text: string) => Redacted) => {
  const read = personalDataReader({ names });
  return (original) => {
    const text = foldBlanks(withoutHidden(original));
    const counts: Partial<Record<RedactionKind, number>> = {};
    let left = '';
    let rest = 0;
    for (const { start, end, kind } of read(text)) {
      counts[kind] = (counts[kind] ?? 0) + 1;
      left += text.slice(rest, start) + redactionMarks[kind];
      rest = end;
    }
    return { text: left + text.slice(rest), counts };
  };
};
