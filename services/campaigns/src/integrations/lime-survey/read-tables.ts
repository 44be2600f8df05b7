import { SaxesParser } from 'saxes';
import { refused } from '../survey-documents/refused';
import { messages } from './lime-survey.messages';

/** One row of a table: names of columns are from the file, so it is a map. */
export type Row = ReadonlyMap<string, string>;

/** A file of LimeSurvey: tables of its database, as XML. */
export interface LimeTables {
  /** `Survey`, `Group` or `Question`. */
  readonly kind: string;
  readonly languages: readonly string[];
  rows(table: string): readonly Row[];
}

const MAX_ROWS = 200_000;
const MAX_DEPTH = 100;

/** Depths of the elements: document, table, rows, row, column. */
const TABLE = 2;
const ROWS = 3;
const ROW = 4;
const COLUMN = 5;

/** Whether a text is a file of LimeSurvey. XML names its type anywhere: what comes before can be long. */
export const isLimeSurvey = (text: string): boolean => /^\s*</.test(text) && /<LimeSurveyDocType\s*>/.test(text);

/** Characters that XML forbids. Old exports have them in texts that were pasted from elsewhere. */
const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]|\uFFFE|\uFFFF/gu, '');

class TableReader implements LimeTables {
  kind = '';
  readonly languages: string[] = [];
  private readonly tables = new Map<string, Row[]>();
  private readonly path: string[] = [];
  private row = new Map<string, string>();
  private count = 0;
  private text = '';

  rows(table: string): readonly Row[] {
    return this.tables.get(table) ?? [];
  }

  private get isInRows(): boolean {
    return this.path[ROWS - 1] === 'rows';
  }

  open(name: string): void {
    this.path.push(name);
    if (this.path.length > MAX_DEPTH) throw refused(messages.tooMuch);
    this.text = '';
    if (this.path.length === ROW && this.isInRows) this.row = new Map();
  }

  read(text: string): void {
    if (this.path.length <= COLUMN) this.text += text;
  }

  close(name: string): void {
    const depth = this.path.length;
    if (depth === COLUMN && this.isInRows) this.row.set(name, this.text);
    if (depth === ROW && this.isInRows) this.addRow();
    if (depth === ROWS && name === 'language') this.languages.push(this.text.trim());
    if (depth === TABLE && name === 'LimeSurveyDocType') this.kind = this.text.trim();
    this.path.pop();
    if (depth <= COLUMN) this.text = '';
  }

  private addRow(): void {
    this.count += 1;
    if (this.count > MAX_ROWS) throw refused(messages.tooMuch);
    const table = this.path[TABLE - 1] ?? '';
    const rows = this.tables.get(table) ?? [];
    rows.push(this.row);
    this.tables.set(table, rows);
  }
}

/** Reads the tables of a file. Throws file_unreadable when the XML is damaged or has a document type definition. */
export const readTables = (text: string): LimeTables => {
  const reader = new TableReader();
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw refused(messages.hasDoctype);
  });
  parser.on('error', (error) => {
    throw refused(messages.damaged(parser.line), error);
  });
  parser.on('opentag', ({ name }) => reader.open(name));
  parser.on('closetag', ({ name }) => reader.close(name));
  parser.on('text', (words) => reader.read(words));
  parser.on('cdata', (words) => reader.read(words));
  parser.write(withoutControls(text)).close();
  return reader;
};
