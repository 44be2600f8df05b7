import {
  DomainError,
  FORMULA_START,
  lookup,
  MAX_TRANSLATED_TEXTS,
  type TranslationFileFormat,
} from '@folkmoot/contracts';
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
import { messages } from './translation-files.messages';
import type { FileRow } from './translation-rows.domain';

export interface TranslationFile {
  readonly format: TranslationFileFormat;
  readonly rows: readonly FileRow[];
}

const refused = (detail: string, cause?: unknown): DomainError =>
  new DomainError('file_unreadable', { detail, ...(cause === undefined ? {} : { cause }) });

/**
 * The text of a file in UTF-8, or UTF-16 with a mark. Other encodings are refused: nobody would notice a wrong letter
 * in a language that they do not read.
 */
const textOf = (bytes: Uint8Array): string => {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : encoding, { fatal: true }).decode(
      bytes,
    );
  } catch (error) {
    throw refused(messages.notUtf8, error);
  }
};

/** An apostrophe in front keeps spreadsheets from running a text as a formula. */
const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;

const readCsv = (text: string): FileRow[] => {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [head = [], ...rows] = data;
  const places = new Map(head.map((name, index) => [name.trim().toLowerCase(), index]));
  const [path, source, target] = ['path', 'source', 'target'].map((name) => places.get(name));
  if (path === undefined || target === undefined) throw refused(messages.noColumns);
  return rows.map((row) => ({
    path: (row[path] ?? '').trim(),
    source: source === undefined ? null : withoutGuard(row[source] ?? ''),
    target: withoutGuard(row[target] ?? ''),
  }));
};

interface OpenUnit {
  path: string;
  source: string | null;
  target: string;
}

/** Reads the units of XLIFF 1.2 (`trans-unit`) and 2.0 (`unit`). Marks inside a text are left out, its words stay. */
class XliffReader {
  readonly rows: FileRow[] = [];
  isXliff = false;
  language: string | null = null;
  #unit: OpenUnit | null = null;
  #part: 'source' | 'target' | null = null;

  open(name: string, value: (attribute: string) => string | undefined): void {
    if (name === 'xliff') {
      this.isXliff = true;
      this.language = value('trgLang') ?? this.language;
    } else if (name === 'file') this.language = value('target-language') ?? this.language;
    else if (name === 'trans-unit' || name === 'unit') {
      this.#unit = { path: value('id') ?? '', source: null, target: '' };
    } else if (name === 'source' || name === 'target') this.#part = name;
  }

  text(words: string): void {
    if (!this.#unit || !this.#part) return;
    if (this.#part === 'target') this.#unit.target += words;
    else this.#unit.source = (this.#unit.source ?? '') + words;
  }

  close(name: string): void {
    if (name === 'source' || name === 'target') this.#part = null;
    if ((name !== 'trans-unit' && name !== 'unit') || !this.#unit) return;
    this.rows.push(this.#unit);
    this.#unit = null;
  }
}

/** The name without its prefix. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const readXml = (text: string): XliffReader => {
  const reader = new XliffReader();
  const parser = new SaxesParser();
  // Translation tools add other translations of a unit in `alt-trans`.
  let depthInAlternatives = 0;
  parser.on('error', (error) => {
    throw error;
  });
  // A definition can declare entities that unpack to very much text, or that name other files.
  parser.on('doctype', () => {
    throw refused(messages.doctype);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (localName(name) === 'alt-trans') depthInAlternatives += 1;
    if (depthInAlternatives === 0) reader.open(localName(name), (attribute) => lookup(attributes, attribute));
  });
  parser.on('closetag', ({ name }) => {
    if (depthInAlternatives === 0) reader.close(localName(name));
    if (localName(name) === 'alt-trans') depthInAlternatives -= 1;
  });
  const take = (words: string) => {
    if (depthInAlternatives === 0) reader.text(words);
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.write(text).close();
  return reader;
};

const readXliff = (text: string, language: string): FileRow[] => {
  let reader: XliffReader;
  try {
    reader = readXml(text);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw refused(messages.brokenXml, error);
  }
  if (!reader.isXliff) throw refused(messages.noXliff);
  const languageOfFile = reader.language ?? language;
  if (languageOfFile.toLowerCase() !== language.toLowerCase())
    throw refused(messages.otherLanguage(languageOfFile, language));
  return reader.rows;
};

const requireOnce = (rows: readonly FileRow[]): void => {
  const seen = new Set<string>();
  for (const { path } of rows) {
    if (seen.has(path)) throw refused(messages.twice(path.slice(0, 120)));
    seen.add(path);
  }
};

/** Reads a file of translations into a language. Throws file_unreadable, with the reason in words. */
export const readTranslationFile = (bytes: Uint8Array, language: string): TranslationFile => {
  const text = textOf(bytes).replace(/^\uFEFF/, '');
  if (text.trim() === '') throw refused(messages.empty);
  if (text.includes('\0')) throw refused(messages.notSupported);
  const format = text.trimStart().startsWith('<') ? 'xliff' : 'csv';
  const rows = format === 'xliff' ? readXliff(text, language) : readCsv(text);
  if (rows.length > MAX_TRANSLATED_TEXTS) throw refused(messages.tooMany(MAX_TRANSLATED_TEXTS));
  requireOnce(rows);
  return { format, rows };
};
