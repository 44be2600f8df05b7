/** A JSON object whose fields come from outside. */
export type Plain = Readonly<Record<string, unknown>>;

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : '';

/** Text without the tags of HTML, which some surveys have in their texts. */
const withoutTags = (text: string): string => {
  const parts = text.split('<');
  const [first = '', ...rest] = parts;
  // A part without `>` is no tag: "under < 5".
  return [first, ...rest.map((part) => (part.includes('>') ? part.slice(part.indexOf('>') + 1) : `<${part}`))].join('');
};

/** The language of texts that name none, also in a survey of another language. */
const DEFAULT_LANGUAGE = 'en';

/** A text in the main language of the survey: a string, or an object with a text for each language. */
export const mainText = (value: unknown, language: string): string => {
  if (!isPlain(value)) return withoutTags(written(value)).trim();
  const texts = new Map(Object.entries(value));
  return withoutTags(written(texts.get(language) ?? texts.get('default') ?? [...texts.values()][0])).trim();
};

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** The other languages of a text. */
export const otherTexts = (value: unknown, language: string): [language: string, text: string][] => {
  if (!isPlain(value)) return [];
  const texts = new Map(Object.entries(value));
  const isOwnDefault = !texts.has(language) || texts.has(DEFAULT_LANGUAGE);
  if (!isOwnDefault) texts.set(DEFAULT_LANGUAGE, texts.get('default'));
  return [...texts].flatMap(([name, text]) => {
    const isOther = LANGUAGE.test(name) && name !== 'default' && name !== language;
    return isOther && written(text) !== '' ? [[name, withoutTags(written(text))]] : [];
  });
};

/** Two texts as one, in each language that either has. */
export const joinedText = (texts: readonly unknown[], language: string): Plain => {
  const languages = new Set(texts.flatMap((text) => otherTexts(text, language).map(([name]) => name)));
  const main = texts.map((text) => mainText(text, language));
  const inOne = (name: string): string =>
    texts.map((text, index) => new Map(otherTexts(text, language)).get(name) ?? main[index]).join(': ');
  return Object.fromEntries([['default', main.join(': ')], ...[...languages].map((name) => [name, inOne(name)])]);
};
