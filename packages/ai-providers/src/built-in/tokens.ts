/** A text in lower case, without accents, with one kind of apostrophe: residents often type without accents. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘´`]/gu, "'")
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

/** Words of a folded text, with inner hyphens and apostrophes. */
export const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
