const SEPARATORS = [',', ';', '\t'];

/** The names of the columns in the first line of a CSV file. */
export const headingsOf = (text: string): string[] => {
  const line = text.replace(/^\ufeff/, '').split(/\r?\n/, 1)[0] ?? '';
  const separator = SEPARATORS.toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ',';
  const cells = line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  return [...new Set(cells.filter((cell) => cell !== ''))];
};
