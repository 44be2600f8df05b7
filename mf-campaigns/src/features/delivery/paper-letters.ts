/** Whether posters can be written in the letters of a text: those of the font that they carry. */
export const hasPaperLetters = (text: string): boolean =>
  [...text].every(
    (sign) => !/\p{L}/u.test(sign) || /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(sign),
  );
