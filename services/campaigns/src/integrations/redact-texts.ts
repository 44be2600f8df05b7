import { createRedactor } from '@folkmoot/ai-providers/redaction';
import type { WrittenTexts } from '../entities/response';

const usual = createRedactor();

/** Removes personal data from texts. Texts without personal data stay exactly the same. Runs in a separate process. */
export const redactTexts = (batches: readonly WrittenTexts[]): string[][] =>
  batches.map(({ texts, names }) => {
    const redact = names.length > 0 ? createRedactor(names) : usual;
    return texts.map((text) => {
      const { text: left, counts } = redact(text);
      return Object.keys(counts).length > 0 ? left : text;
    });
  });
