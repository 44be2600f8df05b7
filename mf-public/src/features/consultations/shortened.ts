const LONGEST = 240;

/** The beginning of a long text, up to the end of a word. */
export const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const start = line.slice(0, LONGEST);
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start}…`;
};
