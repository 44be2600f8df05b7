/** Words that residents read. */
export const messages = {
  hint: (min: number, max: number) =>
    `Enter a whole number from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}.`,
};
