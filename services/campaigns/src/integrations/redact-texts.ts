import { createRedactor } from '@folkmoot/ai-providers/redaction';
import type { WrittenTexts } from '../records/redact-texts';

const usual = createRedactor();

/** Takes personal data out of texts; one that has none stays to the letter. Runs in a process of its own. */
export const redactTexts = (given: readonly WrittenTexts[]): string[][] =>
  given.map(({ texts, names }) => {
    const redact = names.length > 0 ? createRedactor(names) : usual;
    return texts.map((text) => {
      const { text: left, counts } = redact(text);
      return Object.keys(counts).length > 0 ? left : text;
    });
  });
