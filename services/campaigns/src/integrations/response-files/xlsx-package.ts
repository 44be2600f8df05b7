import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { columnName, type SheetCell, sheetRow, xmlText } from './xlsx-cells';

/** @file A workbook as a stream: a ZIP of XML files (ECMA-376). */

export interface Sheet {
  readonly name: string;
  /** In characters. */
  readonly widths: readonly number[];
  /** Rows that stay on screen. */
  readonly frozenRows: number;
  readonly hasFilter: boolean;
  readonly rows: () => AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = (sheets: readonly Sheet[]): string =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${sheets
    .map(
      (_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
    )
    .join('')}</Types>`;

const packageLinks = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbook = (sheets: readonly Sheet[]): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
    .map(({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('')}</sheets></workbook>`;

const workbookLinks = (sheets: readonly Sheet[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets
    .map(
      (_, index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
    )
    .join('')}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

const format = (numFmtId: number, more = ''): string =>
  `<xf numFmtId="${numFmtId}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}`;

/** In the order of `cellStyles`. */
const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>${format(164, '/>')}${format(165, '/>')}${format(166, '/>')}<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>${format(10, '/>')}${format(0, ' applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const sheetHead = ({ widths, frozenRows }: Sheet): string => {
  const pane = `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`;
  const columns = widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns}</cols><sheetData>`;
};

/** Characters per written chunk. */
const PIECE = 64 * 1024;

async function* sheetXml(sheet: Sheet): AsyncIterable<Buffer> {
  let piece = sheetHead(sheet);
  let row = 0;
  for await (const cells of sheet.rows()) {
    row += 1;
    piece += sheetRow(row, cells);
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  const filter = sheet.hasFilter && row > 1 ? `<autoFilter ref="A1:${columnName(sheet.widths.length)}${row}"/>` : '';
  yield Buffer.from(`${piece}</sheetData>${filter}</worksheet>`);
}

/** The least work for which XML becomes a tenth of its size. */
const COMPRESSION = 3;

/** The sheets are written one after the other: a sheet may show what was counted while an earlier one was written. */
export const workbookStream = (sheets: readonly Sheet[], mtime: Date): Readable => {
  const zip = new ZipFile();
  const body = zip.outputStream as Readable;
  zip.on('error', (error: Error) => body.destroy(error));
  let open: Readable | null = null;
  // Who stops reading also ends the query behind the sheet.
  body.once('close', () => open?.destroy());
  const parts = [
    ['[Content_Types].xml', contentTypes(sheets)],
    ['_rels/.rels', packageLinks],
    ['xl/workbook.xml', workbook(sheets)],
    ['xl/_rels/workbook.xml.rels', workbookLinks(sheets)],
    ['xl/styles.xml', styles],
  ] as const;
  for (const [name, xml] of parts) zip.addBuffer(Buffer.from(xml), name, { mtime });
  for (const [index, sheet] of sheets.entries()) {
    zip.addReadStreamLazy(`xl/worksheets/sheet${index + 1}.xml`, { mtime, compressionLevel: COMPRESSION }, (take) => {
      open = Readable.from(sheetXml(sheet), { objectMode: false, highWaterMark: 1 });
      open.on('error', (error) => body.destroy(error));
      take(null, open);
    });
  }
  zip.end();
  return body;
};
