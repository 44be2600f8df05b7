import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableOfContents,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { estimatePageNumbersWith } from 'docx/layout';
import { chartDrawing, drawingSvg } from '../charts';
import { colours, seenColour, tones } from '../document/colours';
import {
  type BlockOf,
  type DocumentBlock,
  type DocumentContent,
  type DocumentQuote,
  detailOf,
  type Fact,
} from '../document/document-content';
import { isRightToLeft } from '../document/pieces';
import { fitInto, pngSize } from '../png-size';

/** Draws an SVG without letters as PNG, so many pixels wide. */
export type ToPng = (svg: string, width: number) => Promise<Uint8Array>;

/** Fonts that Word and LibreOffice have, or have one of the same widths for. */
const FONT = 'Arial';
/** Word measures in twentieths of a point, and letters in half points. */
const TWIPS = 20;
const HALF = 2;
const PAGE_WIDTH = 11_906;
const MARGIN = 1_134;
const COLUMN = PAGE_WIDTH - 2 * MARGIN;
/** The width of a chart: in points, in pixels of the page, and in pixels of the picture. */
const CHART = COLUMN / TWIPS;
const CHART_PIXELS = (CHART * 96) / 72;
const SHARPNESS = 2;
const LOGO = { width: 220, height: 75 };
const THUMBNAIL = { width: 56, height: 56 };

const hex = (colour: string): string => colour.slice(1);

interface Writer {
  readonly colour: string;
  readonly toPng: ToPng;
}

const runs = (text: string, options: { bold?: boolean; color?: string; size?: number; italics?: boolean } = {}) =>
  text
    .split('\n')
    .map(
      (line, index) =>
        new TextRun({ ...options, text: line, break: index > 0 ? 1 : 0, rightToLeft: isRightToLeft(line) }),
    );

/** A text in Arabic or Urdu begins at the right, whatever the language of the document is. */
const towards = (text: string): IParagraphOptions => (isRightToLeft(text) ? { bidirectional: true } : {});

const paragraph = (text: string, options: IParagraphOptions = {}): Paragraph =>
  new Paragraph({ ...towards(text), ...options, children: runs(text) });

const soft = (text: string, options: IParagraphOptions = {}): Paragraph =>
  new Paragraph({
    spacing: { after: 120 },
    ...towards(text),
    ...options,
    children: runs(text, { color: hex(colours.soft), size: 9 * HALF }),
  });

const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Paragraph =>
  paragraph(text, { heading: level, keepNext: true });

const picture = (png: Uint8Array, size: { width: number; height: number }, alt: string): ImageRun =>
  new ImageRun({
    type: 'png',
    data: png,
    transformation: size,
    altText: { name: alt === '' ? '' : alt.slice(0, 60), description: alt, title: '' },
  });

const line = { style: BorderStyle.SINGLE, size: 4, color: hex(colours.line) };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const borders = { top: line, bottom: line, left: none, right: none, insideVertical: none, insideHorizontal: line };
const cellMargins = { top: 60, bottom: 60, left: 100, right: 100 };

const cell = (children: readonly Paragraph[], width: number, fill?: string): TableCell =>
  new TableCell({
    children,
    width: { size: width, type: WidthType.DXA },
    margins: cellMargins,
    verticalAlign: VerticalAlignTable.CENTER,
    ...(fill && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: hex(fill) } }),
  });

interface TableRowContent {
  readonly label: string;
  readonly values: readonly string[];
  readonly picture?: Uint8Array | undefined;
}

const labelCell = ({ label, picture: png }: TableRowContent, width: number): TableCell => {
  const image = png ? [picture(png, fitInto(pngSize(png), THUMBNAIL), ''), new TextRun('  ')] : [];
  return cell([new Paragraph({ ...towards(label), children: [...image, ...runs(label)] })], width);
};

/** Names have about half of the width. */
const widthsOf = (figures: number): number[] => {
  const ofFigure = Math.round((COLUMN * (figures === 1 ? 0.45 : 0.6)) / figures);
  return [COLUMN - figures * ofFigure, ...Array.from({ length: figures }, () => ofFigure)];
};

/** A table whose first row is repeated on each page. */
const table = (headings: readonly string[], rows: readonly TableRowContent[]): FileChild[] => {
  const widths = widthsOf(headings.length - 1);
  const head = headings.map((text, index) =>
    cell([new Paragraph({ keepNext: true, children: runs(text, { bold: true }) })], widths[index] ?? 0, colours.plate),
  );
  return [
    new Table({
      width: { size: COLUMN, type: WidthType.DXA },
      columnWidths: widths,
      layout: TableLayoutType.FIXED,
      borders,
      rows: [
        new TableRow({ tableHeader: true, cantSplit: true, children: head }),
        ...rows.map(
          (row) =>
            new TableRow({
              cantSplit: true,
              children: [
                labelCell(row, widths[0] ?? 0),
                ...row.values.map((value, index) => cell([paragraph(value)], widths[index + 1] ?? 0)),
              ],
            }),
        ),
      ],
    }),
    new Paragraph({ spacing: { after: 160 } }),
  ];
};

const quote = ({ text, source }: DocumentQuote): Paragraph =>
  new Paragraph({
    style: isRightToLeft(text) ? 'QuotationFromRight' : 'Quotation',
    ...towards(text),
    children: [
      ...runs(`“${text}”`),
      ...(source === '' ? [] : [new TextRun({ text: source, break: 1, color: hex(colours.soft), size: 8.5 * HALF })]),
    ],
  });

type Rows = BlockOf<'bars'>['rows'];

const altOf = (title: string, rows: Rows): string =>
  `${title}: ${rows.map((row) => `${row.label} ${detailOf(row)}`).join('; ')}`;

const chart = async (
  { title, rows, chart: kind }: Pick<BlockOf<'bars'>, 'title' | 'rows' | 'chart'>,
  { colour, toPng }: Writer,
  isLast: boolean,
): Promise<Paragraph> => {
  const drawing = chartDrawing({ rows, chart: kind }, CHART, colour);
  const svg = drawingSvg(drawing, { title, alt: '', lettering: 'outlines' });
  const png = await toPng(svg, Math.round(CHART_PIXELS * SHARPNESS));
  const size = { width: Math.round(CHART_PIXELS), height: Math.round((CHART_PIXELS * drawing.height) / drawing.width) };
  return new Paragraph({
    keepNext: !isLast,
    spacing: { before: 60, after: 160 },
    children: [picture(png, size, altOf(title, rows))],
  });
};

const rowsOf = (rows: Rows): TableRowContent[] =>
  rows.map((row) => ({ label: row.label, values: [detailOf(row)], picture: row.picture }));

const question = async (block: BlockOf<'bars'>, writer: Writer): Promise<FileChild[]> => {
  const { title, notes, rows, headings, chart: kind = 'bars', hasTable = false, quotes = [] } = block;
  const isDrawn = rows.length > 0 && kind !== 'none';
  const isTable = rows.length > 0 && (hasTable || kind === 'none');
  return [
    heading(title, HeadingLevel.HEADING_2),
    ...notes.map((note, index) => soft(note, { keepNext: isDrawn || isTable || index < notes.length - 1 })),
    ...(isDrawn ? [await chart(block, writer, true)] : []),
    ...(isTable ? table(headings, rowsOf(rows)) : []),
    ...quotes.map(quote),
  ];
};

type Figure = BlockOf<'figures'>['items'][number];

const tile = ({ label, value, note }: Figure, width: number): TableCell =>
  cell(
    [
      soft(label, { spacing: { after: 40 } }),
      new Paragraph({ spacing: { after: 40 }, children: runs(value, { bold: true, size: 16 * HALF }) }),
      soft(note, { spacing: { after: 40 } }),
    ],
    width,
  );

/** Four highlighted figures in a row. */
const figures = ({ items }: BlockOf<'figures'>): FileChild[] => {
  const width = Math.floor(COLUMN / Math.max(1, items.length));
  return [
    new Table({
      width: { size: COLUMN, type: WidthType.DXA },
      columnWidths: items.map(() => width),
      layout: TableLayoutType.FIXED,
      borders: { ...borders, left: line, right: line, insideVertical: line },
      rows: [new TableRow({ cantSplit: true, children: items.map((item) => tile(item, width)) })],
    }),
    new Paragraph({ spacing: { after: 160 } }),
  ];
};

const own = ({ parts }: BlockOf<'own'>, list: number): Paragraph[] =>
  parts.map(({ kind, words }) => {
    const direction = towards(words.map(({ text }) => text).join(''));
    const children = words.map(
      ({ text, isBold }) => new TextRun({ text, bold: isBold, rightToLeft: isRightToLeft(text) }),
    );
    if (kind === 'bullet')
      return new Paragraph({ ...direction, numbering: { reference: 'bullets', level: 0 }, children });
    if (kind === 'number')
      return new Paragraph({ ...direction, numbering: { reference: 'numbers', level: 0, instance: list }, children });
    return new Paragraph({ ...direction, spacing: { after: 160 }, children });
  });

const statement = ({ title, badge, text, quotes }: BlockOf<'statement'>): FileChild[] => [
  ...(title === '' ? [] : [heading(title, HeadingLevel.HEADING_3)]),
  ...(badge === null
    ? []
    : [new Paragraph({ keepNext: true, children: runs(badge.text, { bold: true, color: hex(tones[badge.tone]) }) })]),
  ...(text === '' ? [] : [paragraph(text, { spacing: { after: 120 } })]),
  ...quotes.map(quote),
];

const answers = ({ title, about, rows }: BlockOf<'answers'>): FileChild[] => [
  heading(title, HeadingLevel.HEADING_2),
  soft(about, { keepNext: true }),
  ...rows.flatMap(({ question: asked, answer }) => [
    soft(asked, { keepNext: true, spacing: { after: 20 } }),
    paragraph(answer, { spacing: { after: 120 } }),
  ]),
];

type Write = {
  readonly [K in DocumentBlock['kind']]: (
    block: BlockOf<K>,
    writer: Writer,
    index: number,
  ) => Promise<FileChild[]> | FileChild[];
};

const SIZE = { lead: 12, body: 10.5, soft: 9 } as const;

const sizeOf = (tone: BlockOf<'text'>['tone']): number => {
  if (tone === 'lead') return SIZE.lead;
  return tone === 'soft' ? SIZE.soft : SIZE.body;
};

const write: Write = {
  text: ({ text, tone }) => [
    new Paragraph({
      spacing: { after: 160 },
      ...towards(text),
      children: runs(text, {
        size: sizeOf(tone) * HALF,
        ...(tone === 'soft' && { color: hex(colours.soft) }),
      }),
    }),
  ],
  heading: ({ text }) => [heading(text, HeadingLevel.HEADING_2)],
  own: (block, _, index) => own(block, index),
  break: () => [new Paragraph({ children: [new PageBreak()] })],
  figures,
  facts: ({ headings, rows }) =>
    table(
      headings,
      rows.map(({ label, value }) => ({ label, values: [value] })),
    ),
  table: ({ title, notes, headings, rows }) => [
    heading(title, HeadingLevel.HEADING_2),
    ...notes.map((note) => soft(note, { keepNext: true })),
    ...table(headings, rows),
  ],
  bars: question,
  columns: async ({ title, rows }, writer) => [
    heading(title, HeadingLevel.HEADING_2),
    await chart({ title, rows, chart: 'columns' }, writer, true),
  ],
  shares: async ({ title, rows }, writer) => [
    heading(title, HeadingLevel.HEADING_2),
    await chart({ title, rows, chart: 'shares' }, writer, true),
  ],
  statement,
  answers,
};

const blockChildren = (block: DocumentBlock, writer: Writer, index: number) =>
  (write[block.kind] as (block: DocumentBlock, writer: Writer, index: number) => Promise<FileChild[]> | FileChild[])(
    block,
    writer,
    index,
  );

const factParagraph = ({ label, value }: Fact): Paragraph =>
  new Paragraph({
    spacing: { after: 60 },
    children: [new TextRun({ text: `${label}: `, color: hex(colours.soft) }), ...runs(value, { bold: true })],
  });

const titleOf = (title: string): Paragraph => paragraph(title, { heading: HeadingLevel.TITLE });

const cover = ({ logo, author, kind, title, facts, contents }: DocumentContent): FileChild[] => [
  ...(logo
    ? [new Paragraph({ spacing: { after: 400 }, children: [picture(logo, fitInto(pngSize(logo), LOGO), author)] })]
    : []),
  new Paragraph({ spacing: { before: 400, after: 120 }, children: runs(author, { bold: true, size: 16 * HALF }) }),
  soft(kind),
  titleOf(title),
  ...facts.map(factParagraph),
  new Paragraph({
    spacing: { before: 480, after: 120 },
    keepNext: true,
    children: runs(contents, { bold: true, size: 14 * HALF }),
  }),
  new TableOfContents(contents, { hyperlink: true, headingStyleRange: '1-1' }),
];

/** The title, where there is no cover. */
const head = ({ author, title, facts }: DocumentContent): FileChild[] => [
  soft(author),
  titleOf(title),
  ...facts.map(factParagraph),
];

const [PAGE_PLACE, COUNT_PLACE] = ['{n}', '{m}'] as const;

const pageWords = (words: string) => {
  const [before = '', rest = ''] = words.split(PAGE_PLACE);
  const [between = '', after = ''] = rest.split(COUNT_PLACE);
  return [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after];
};

const footer = ({ footer: text, pageWords: words }: DocumentContent): Footer =>
  new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: COLUMN }],
        border: { top: { ...line, space: 6 } },
        children: [
          new TextRun({
            children: [text, '\t', ...pageWords(words)],
            size: 8 * HALF,
            color: hex(colours.soft),
          }),
        ],
      }),
    ],
  });

const headingStyle = (size: number, before: number, after: number, colour: string) => ({
  run: { font: FONT, size: size * HALF, bold: true, color: hex(colour) },
  paragraph: { spacing: { before, after }, keepNext: true },
});

const quotationLine = { style: BorderStyle.SINGLE, size: 12, color: hex(colours.line), space: 10 };

const quotation = (id: string, border: NonNullable<IParagraphOptions['border']>) => ({
  ...{ id, name: id, basedOn: 'Normal' },
  // Word measures the indent of a text from the right at its right side.
  paragraph: { indent: { left: 340 }, spacing: { before: 60, after: 120 }, border },
});

const stylesOf = (language: string, colour: string) => ({
  default: {
    document: {
      run: { font: FONT, size: 10.5 * HALF, color: hex(colours.ink), language: { value: language } },
      paragraph: { spacing: { line: 276, lineRule: LineRuleType.AUTO } },
    },
    title: headingStyle(26, 0, 320, colours.ink),
    heading1: headingStyle(18, 480, 160, colour),
    heading2: headingStyle(12.5, 320, 80, colours.ink),
    heading3: headingStyle(11, 240, 60, colours.ink),
  },
  paragraphStyles: [
    quotation('Quotation', { left: quotationLine }),
    quotation('QuotationFromRight', { right: quotationLine }),
  ],
});

const numbering = {
  config: [
    {
      reference: 'bullets',
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 420, hanging: 280 } } },
        },
      ],
    },
    {
      reference: 'numbers',
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 420, hanging: 420 } } },
        },
      ],
    },
  ],
};

/** Called with the progress: blocks written, blocks in total. */
type OnWritten = (done: number, total: number) => void;

const bodyOf = async ({ sections }: DocumentContent, writer: Writer, onWritten: OnWritten): Promise<FileChild[]> => {
  const total = sections.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const children: FileChild[] = [];
  let done = 0;
  for (const { title, blocks } of sections) {
    if (title !== '') children.push(heading(title, HeadingLevel.HEADING_1));
    for (const block of blocks) {
      children.push(...(await blockChildren(block, writer, done)));
      done += 1;
      onWritten(done, total);
    }
  }
  return children;
};

/**
 * A document for Word: real headings and lists, tables whose first row is their head, pictures of charts with their
 * figures as alternative text, a table of contents and page numbers. `language` is that of the words.
 */
export const documentWord = async (
  content: DocumentContent,
  { toPng, onWritten = () => {} }: { toPng: ToPng; onWritten?: OnWritten | undefined },
): Promise<Buffer> => {
  const { language, title, kind, author, hasCover = true } = content;
  const colour = seenColour(content.accent);
  const body = await bodyOf(content, { colour, toPng }, onWritten);
  const page = {
    size: { width: PAGE_WIDTH, height: 16_838 },
    margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
  };
  const footers = { default: footer(content) };
  const front = hasCover ? [{ properties: { page }, footers, children: cover(content) }] : [];
  const document = new Document({
    title: `${title} – ${kind}`,
    creator: author,
    styles: stylesOf(language, colour),
    numbering,
    pageNumbers: estimatePageNumbersWith({ guess: true }),
    sections: [...front, { properties: { page }, footers, children: hasCover ? body : [...head(content), ...body] }],
  });
  return Packer.toBuffer(document);
};
