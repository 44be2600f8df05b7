/** A longer line is split at its commas, because a row of a file has a maximum length. */
const LONG_LINE = 2_000;

const linesOf = (line: string): string[] => (line.length > LONG_LINE ? line.split(',') : [line]);

/**
 * A pasted list of addresses as a CSV file of one column. Mail programs write a semicolon between people whose names
 * have a comma.
 */
export const pastedFile = (text: string, name: string, header: string): File | null => {
  const lines = text
    .split(/[\r\n;]+/)
    .flatMap(linesOf)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return null;
  const cells = [header, ...lines].map((line) => `"${line.replaceAll('"', '""')}"`);
  return new File([`${cells.join('\n')}\n`], name, { type: 'text/csv' });
};
