/**
 * @file Process for work whose cost depends on uploaded files and answers. It also draws reports, because the measuring
 * of text uses much CPU time.
 */
import { analyseHere, prepare, prepareBatch } from '@folkmoot/ai-providers/work';
import type { IntegrityStatement } from '@folkmoot/contracts';
import { drawPaper } from '@folkmoot/documents';
import { type OnProgress, serveHeavyWork } from '@folkmoot/service-kit/heavy-work';
import { weighPatterns } from './entities/weighting';
import { statementText } from './features/evidence/statement-text';
import type { ChartOrder, PrintOrder } from './features/reports';
import { addTraces, compareTraces, traceResponses } from './integrations/compare-responses';
import type { PostcodeFile } from './integrations/places/read-postcodes';
import { proposeRedactions } from './integrations/propose-redactions';
import { proposeThemesFor, readComments } from './integrations/read-comments';
import { redactTexts } from './integrations/redact-texts';

/** Loaded with the first file, because these modules take longer to load than all others together. */
const readPdf = async (bytes: Uint8Array) => (await import('./integrations/files/read-pdf')).readPdf(bytes);
const readPicture = async (bytes: Uint8Array) => (await import('./integrations/files/read-picture')).readPicture(bytes);
const readMailPicture = async (bytes: Uint8Array) =>
  (await import('./integrations/files/read-picture')).readMailPicture(bytes);
const readSurveyDocument = async (file: { readonly name: string; readonly bytes: Uint8Array }) =>
  (await import('./integrations/survey-documents/read-survey-document')).readSurveyDocument(file);

const readOutline = async (bytes: Uint8Array) =>
  (await import('./integrations/places/read-outline')).readOutline(bytes);
const readPostcodes = async (file: PostcodeFile) =>
  (await import('./integrations/places/read-postcodes')).readPostcodes(file);

const readTranslationFile = async ({ bytes, language }: { readonly bytes: Uint8Array; readonly language: string }) =>
  (await import('./integrations/translation-files/read-translation-file')).readTranslationFile(bytes, language);

const loadPress = () => import('./features/reports/press');
const printReport = async (order: PrintOrder, onProgress: OnProgress) =>
  (await loadPress()).printReport(order, onProgress);
const drawChart = async (order: ChartOrder) => (await loadPress()).drawChart(order);
const drawThumbnails = async (pictures: readonly Uint8Array[]) => (await loadPress()).drawThumbnails(pictures);

/** A process that has carried out one of these tasks writes Welsh, so they have a pool of their own. */
const writeWelsh = async () => (await import('./features/reports/in-welsh')).useWelsh();
const loadWelshPress = async () => {
  await writeWelsh();
  return loadPress();
};
const writeWelshStatement = async (statement: IntegrityStatement) => {
  await writeWelsh();
  return statementText(statement);
};
const printWelshReport = async (order: PrintOrder, onProgress: OnProgress) =>
  (await loadWelshPress()).printReport(order, onProgress);
const drawWelshChart = async (order: ChartOrder) => (await loadWelshPress()).drawChart(order);

const tasks = {
  addTraces,
  compareTraces,
  traceResponses,
  drawChart,
  drawThumbnails,
  drawWelshChart,
  printReport,
  printWelshReport,
  readOutline,
  readPostcodes,
  analyse: analyseHere,
  drawPaper,
  prepare,
  prepareBatch,
  proposeThemes: proposeThemesFor,
  readComments,
  readMailPicture,
  readPdf,
  readPicture,
  readSurveyDocument,
  readTranslationFile,
  proposeRedactions,
  redactTexts,
  weighPatterns,
  writeWelshStatement,
};
export type CampaignsTasks = typeof tasks;

serveHeavyWork(tasks);
