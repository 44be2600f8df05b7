/** The same shape as the English words: texts may differ, functions take the same parameters. */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translation<Result>
    : Words extends object
      ? { readonly [Key in keyof Words]: Translation<Words[Key]> }
      : Words;

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const replaceIn = (english: Record<string, unknown>, translated: Record<string, unknown>): void => {
  for (const [key, value] of Object.entries(translated)) {
    const before = Object.getOwnPropertyDescriptor(english, key)?.value;
    if (isTable(before) && isTable(value)) replaceIn(before, value);
    else Object.assign(english, { [key]: value });
  }
};

/**
 * Replaces the English words of a module by their translation, in place. Must run before a screen is loaded, because
 * screens keep parts of the words in constants.
 */
export const translate = <Words extends object>(english: Words, translation: Translation<NoInfer<Words>>): void =>
  replaceIn(english as Record<string, unknown>, translation as Record<string, unknown>);
