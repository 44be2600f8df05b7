/** The first letters of the first and the last word of a name: "Sam Staff" is SS. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word = '') => (Array.from(word)[0] ?? '').toUpperCase()).join('');
};
