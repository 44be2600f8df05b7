import { parse } from 'papaparse';

/** Encodings in which statistical offices and spreadsheets write files. */
export const encodings = ['UTF-8', 'Windows-1252', 'UTF-16LE', 'UTF-16BE', 'ISO-8859-15', 'macintosh'] as const;
export type FileEncoding = (typeof encodings)[number];

const textIn = (file: Blob, encoding: FileEncoding): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file, encoding);
  });

const UNREADABLE = '\ufffd';

/** The text of a file, and the encoding that fits. A byte order mark decides in any case. */
export const readText = async (file: Blob, chosen: FileEncoding | null) => {
  if (chosen) return { text: await textIn(file, chosen), encoding: chosen };
  const text = await textIn(file, 'UTF-8');
  if (text.includes('\0')) {
    const encoding = text.startsWith('\0') ? 'UTF-16BE' : 'UTF-16LE';
    return { text: await textIn(file, encoding), encoding } as const;
  }
  if (!text.includes(UNREADABLE)) return { text, encoding: 'UTF-8' as const };
  return { text: await textIn(file, 'Windows-1252'), encoding: 'Windows-1252' as const };
};

/** Workbooks and pictures are no text. */
export const isText = (text: string): boolean => !text.startsWith('PK\u0003') && !text.includes('\0');

/** A pasted line without a delimiter: the last word is the number. */
const inTwo = (line: string): string[] => {
  const text = line.trim();
  const at = text.lastIndexOf(' ');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
};

/** The cells of a table that was pasted, or is in a file. The delimiter is detected. */
export const cellsOf = (text: string): string[][] => {
  if (text.trim() === '') return [];
  const { data } = parse<string[]>(text.replace(/^\ufeff/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: ['\t', ';', ',', '|'],
  });
  return data.every((row) => row.length < 2) ? data.map(([line]) => inTwo(line ?? '')) : data;
};
