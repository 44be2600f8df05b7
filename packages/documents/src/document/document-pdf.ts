import { setImmediate as breath } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { type Document, MM } from '../sheet';
import { drawBars, drawShares } from './blocks/charts';
import { drawColumns } from './blocks/columns';
import { drawAnswers, drawFacts, drawFigures } from './blocks/facts';
import { drawStatement } from './blocks/statement';
import { drawTable } from './blocks/table';
import { drawHeading, drawOwn, drawText } from './blocks/words';
import { drawCover, drawHead } from './cover';
import type { BlockOf, DocumentBlock, DocumentContent, DocumentSection } from './document-content';
import { drawFooters } from './footers';
import { lineHeight } from './lines';
import { need, newPage, openPen, PAGE, type Pen, say, skip } from './page';
import { styles } from './styles';
import { asDecoration, closeTags, within } from './tags';

type Draw = { readonly [K in DocumentBlock['kind']]: (pen: Pen, block: BlockOf<K>) => void };

const draw: Draw = {
  text: drawText,
  heading: drawHeading,
  own: drawOwn,
  break: newPage,
  figures: drawFigures,
  facts: drawFacts,
  table: drawTable,
  bars: drawBars,
  columns: drawColumns,
  shares: drawShares,
  statement: drawStatement,
  answers: drawAnswers,
};

const drawBlock = (pen: Pen, block: DocumentBlock): void =>
  (draw[block.kind] as (pen: Pen, block: DocumentBlock) => void)(pen, block);

const beginSection = (pen: Pen, { title, startsPage }: DocumentSection, isFirst: boolean): void => {
  if (startsPage || isFirst) newPage(pen);
  else skip(pen, title === '' ? 0 : 8 * MM);
  if (isFirst && pen.content.hasCover === false) drawHead(pen);
  if (title === '') return;
  need(pen, lineHeight(styles.section) + 50 * MM);
  pen.document.outline.addItem(title);
  within(pen, 'H2', () => say(pen, title, styles.section));
  asDecoration(pen, (document) => document.rect(PAGE.margin, pen.y + 1 * MM, 16 * MM, 1 * MM).fill(pen.bar));
  skip(pen, 8 * MM);
};

/** Called with the progress: blocks drawn, blocks in total. */
export type OnDrawn = (done: number, total: number) => void;

/** Draws in slices: between two blocks other work can run and an abort is noticed. */
const drawSections = async (pen: Pen, onDrawn: OnDrawn, signal: AbortSignal | undefined): Promise<void> => {
  const { sections, hasCover } = pen.content;
  if (sections.length === 0 && hasCover === false) {
    newPage(pen);
    drawHead(pen);
  }
  const total = sections.reduce((sum, { blocks }) => sum + blocks.length, 0);
  let done = 0;
  for (const [index, section] of sections.entries()) {
    beginSection(pen, section, index === 0);
    for (const block of section.blocks) {
      drawBlock(pen, block);
      done += 1;
      onDrawn(done, total);
      await breath();
      signal?.throwIfAborted();
    }
  }
};

const open = ({ language, title, kind, author }: DocumentContent): Document =>
  new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    font: '',
    lang: language,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: { Title: `${title} – ${kind}`, Author: author },
  });

const written = (document: Document): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
  });

/**
 * A document as PDF on A4: cover, sections, a footer on every page. Letters of Latin, Greek, Cyrillic, Arabic and
 * Hebrew scripts and emoji are embedded. The PDF is tagged: headings, paragraphs, tables and quotes in reading order,
 * without decoration. Throws the signal's reason when it aborts.
 */
export const documentPdf = async (
  content: DocumentContent,
  { onDrawn = () => {}, signal }: { onDrawn?: OnDrawn; signal?: AbortSignal } = {},
): Promise<Buffer> => {
  const document = open(content);
  const whole = written(document);
  const pen = openPen(document, content);
  if (content.hasCover !== false) drawCover(pen);
  await drawSections(pen, onDrawn, signal);
  drawFooters(pen);
  closeTags(pen.tags);
  document.end();
  return whole;
};
