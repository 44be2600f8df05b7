import { lookup } from '@folkmoot/contracts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text that people wrote, as a document may hold it: nothing in it is markup. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => lookup(signs, sign) ?? sign);

/** Markup that was made here. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | readonly Html[];

const shown = (value: Value): string => {
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(({ text }) => text).join('') : escaped(String(value));
};

/** Markup with values in it; those that are no markup are escaped. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.map((part, index) => `${part}${index < values.length ? shown(values[index] ?? '') : ''}`).join(''));
