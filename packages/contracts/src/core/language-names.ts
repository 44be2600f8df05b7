import { isKeyOf } from './dictionary';

/** Own names of languages that browsers know less often than servers. All other names are from CLDR, by `Intl`. */
const ownNames = { cy: 'Cymraeg', ga: 'Gaeilge', mi: 'Te reo Māori', pa: 'ਪੰਜਾਬੀ', so: 'Soomaali' } as const;

/** A language tag in its usual form (`pt-br` becomes `pt-BR`). Null when it is not a language tag. */
export const canonicalTag = (text: string): string | null => {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
};

const nameIn = (locale: string, tag: string): string | null => {
  try {
    if (Intl.DisplayNames.supportedLocalesOf(locale).length === 0) return null;
    return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(tag) ?? null;
  } catch {
    return null;
  }
};

const withCapital = (name: string, locale: string): string => {
  const [first = ''] = name;
  return first.toLocaleUpperCase(locale) + name.slice(first.length);
};

/** The own name of a language: `Polski`. Its English name when its own is unknown, and its tag when it has no name. */
export const languageName = (tag: string): string => {
  if (isKeyOf(ownNames, tag)) return ownNames[tag];
  const own = nameIn(tag, tag);
  return own ? withCapital(own, tag) : (englishName(tag) ?? tag);
};

/** The English name of a language, for staff. Null when it has none. */
export const englishName = (tag: string): string | null => nameIn('en', tag);

/** Languages with longer tags that councils ask for. */
const furtherTags = ['ckb', 'fil', 'pa-Arab', 'pt-BR', 'rom', 'yue', 'zh-Hant'];
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** The tags of the languages that have a name. `Intl` has no list of them, so that all two letters are asked for. */
export const namedLanguages = (): string[] => [
  ...letters
    .flatMap((first) => letters.map((second) => first + second))
    // Some tags are former names of others, such as `iw` of `he`.
    .filter((tag) => englishName(tag) !== null && canonicalTag(tag) === tag),
  ...furtherTags,
];
