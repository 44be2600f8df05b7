import { drawPaper } from '@folkmoot/documents';
import { drawingSvg, wholeChart } from '@folkmoot/documents/charts';
import { documentHtml } from '@folkmoot/documents/document-html';
import sharp from 'sharp';
import { composeChart, composeReport } from './compose-report';
import type { OnProgress } from './report.types';
import type { ChartOrder, PrintOrder } from './report-press.types';

/** @file Runs in a process of its own, which writes in one language. */

const toPng = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize({ width }).png().toBuffer();

/** A document in one of the formats. The library for Word is loaded with the first document that needs it. */
export const printReport = async ({ facts, format }: PrintOrder, onProgress?: OnProgress): Promise<Buffer> => {
  const content = composeReport(facts);
  if (format === 'html') return Buffer.from(documentHtml(content));
  if (format === 'pdf') return drawPaper({ of: 'document', content }, onProgress);
  const { documentWord } = await import('@folkmoot/documents/document-word');
  return documentWord(content, { toPng, onWritten: onProgress });
};

const WIDTH = 720;
const PIXELS = 1440;

/** The chart of one question with its title and its source. Null for a question that has no chart. */
export const drawChart = async ({ facts, questionId, shown, format }: ChartOrder): Promise<Buffer | null> => {
  const composed = composeChart(facts, questionId, shown);
  if (!composed) return null;
  const { block, accent, source } = composed;
  const { title, rows } = block;
  const drawing = wholeChart(block, { width: WIDTH, accent, source });
  const alt = rows.map(({ label, text }) => `${label}: ${text}`).join('; ');
  if (format === 'png') return toPng(drawingSvg(drawing, { title, alt, lettering: 'outlines' }), PIXELS);
  return Buffer.from(drawingSvg(drawing, { title, alt, lettering: 'letters' }));
};

const THUMBNAIL = 240;
const MAX_PIXELS = 50_000_000;

const thumbnail = async (picture: Uint8Array): Promise<Uint8Array | null> => {
  try {
    const size = { width: THUMBNAIL, height: THUMBNAIL, fit: 'inside' as const, withoutEnlargement: true };
    return await sharp(picture, { limitInputPixels: MAX_PIXELS }).resize(size).png().toBuffer();
  } catch {
    return null;
  }
};

/** Small pictures as PNG, which every format can show. */
export const drawThumbnails = (pictures: readonly Uint8Array[]): Promise<(Uint8Array | null)[]> =>
  Promise.all(pictures.map(thumbnail));
