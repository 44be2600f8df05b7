import type { PrepareBatch, PrepareComments } from '@folkmoot/ai-providers';
import { DomainError } from '@folkmoot/contracts';
import type { Draw } from '@folkmoot/documents';
import { createHeavyWork, HeavyWorkLimit, type RunOptions } from '@folkmoot/service-kit/heavy-work';
import type { RedactTexts } from './entities/response';
import { type WeighPatterns, weighPatterns } from './entities/weighting';
import type { ProposeThemesHere, ReadCommentsHere } from './features/comments';
import { type EvidenceNeeds, statementText } from './features/evidence';
import type { AnalyseHere } from './features/insights';
import type { ProposeRedactions } from './features/redactions';
import { type ReportPress, wordLanguageOf } from './features/reports';
import type { CampaignsTasks } from './heavy-worker';
import type { CompareResponses } from './integrations/compare-responses';
import { messages } from './integrations/files/files.messages';
import { messages as placeMessages } from './integrations/places/places.messages';
import type { PostcodeFile } from './integrations/places/read-postcodes';
import { messages as documentMessages } from './integrations/survey-documents/survey-documents.messages';
import { messages as translationMessages } from './integrations/translation-files/translation-files.messages';

const FILE_LIMIT_MS = 10_000;
const TABLE_LIMIT_MS = 30_000;
/** A decoded picture of 50 megapixels needs 200 MB. */
const PICTURE_LIMIT_MB = 768;
const REDACTION_LIMIT_MS = 30_000;
const ANALYSIS_LIMIT_MS = 60_000;
const READING_LIMIT_MS = 60_000;
const DRAWING_LIMIT_MS = 120_000;
const WEIGHING_LIMIT_MS = 60_000;
const COMPARING_LIMIT_MS = 300_000;
/** Traces of some hundred thousand responses. */
const COMPARING_LIMIT_MB = 1_024;
/** To learn about 100,000 responses again takes half a minute, so the process stays between two responses of a quiet hour. */
const COMPARING_IDLE_MS = 30 * 60_000;
const COMPARING_TASKS = 10_000;
/** Fewer groups are weighed here: that takes less time than a message to a process. */
const MOST_GROUPS_HERE = 500;

const program = () => new URL('./heavy-worker', import.meta.url);

/** Work over the limits is refused as unreadable, because a retry would not help. */
const refusedBeyond = async <R>(detail: string, work: Promise<R>): Promise<R> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof HeavyWorkLimit)) throw error;
    throw new DomainError('file_unreadable', { detail, cause: error });
  }
};

/**
 * Work in separate processes. Files and reports have different queues, so that uploads do not wait for long reports.
 */
export const campaignsHeavyWork = () => {
  const files = createHeavyWork<CampaignsTasks>({ program: program() });
  const texts = createHeavyWork<CampaignsTasks>({ program: program(), atATime: 1 });
  const comments = createHeavyWork<CampaignsTasks>({ program: program(), atATime: 1 });
  const papers = createHeavyWork<CampaignsTasks>({ program: program() });
  const forFile = (key: string): RunOptions => ({ limitMs: FILE_LIMIT_MS, limitMb: PICTURE_LIMIT_MB, key });
  const forTable = (key: string): RunOptions => ({ limitMs: TABLE_LIMIT_MS, limitMb: PICTURE_LIMIT_MB, key });
  const redactTexts: RedactTexts = (people) => texts.run('redactTexts', people, { limitMs: REDACTION_LIMIT_MS });
  const proposeRedactions: ProposeRedactions = (work) =>
    texts.run('proposeRedactions', work, { limitMs: REDACTION_LIMIT_MS });
  const analyseHere: AnalyseHere = ({ signal, ...request }) =>
    papers.run('analyse', request, { limitMs: ANALYSIS_LIMIT_MS, signal });
  const prepare: PrepareComments = ({ signal, ...request }) =>
    papers.run('prepare', request, { limitMs: ANALYSIS_LIMIT_MS, signal });
  const readComments: ReadCommentsHere = (request, councilId) =>
    comments.run('readComments', request, { limitMs: READING_LIMIT_MS, key: councilId });
  const prepareBatch: PrepareBatch = (batch) => papers.run('prepareBatch', batch, { limitMs: ANALYSIS_LIMIT_MS });
  const proposeThemes: ProposeThemesHere = (request, councilId) =>
    comments.run('proposeThemes', request, { limitMs: READING_LIMIT_MS, key: councilId });
  const draw: Draw = async (paper, options = {}) =>
    Buffer.from(await papers.run('drawPaper', paper, { limitMs: DRAWING_LIMIT_MS, ...options }));
  const welshPapers = createHeavyWork<CampaignsTasks>({ program: program(), language: 'cy', atATime: 1 });
  const press: ReportPress = {
    print: async (order, options = {}) => {
      const limits = { limitMs: DRAWING_LIMIT_MS, ...options };
      const isWelsh = wordLanguageOf(order.facts.arrangement) === 'cy';
      const printed = isWelsh
        ? await welshPapers.run('printWelshReport', order, limits)
        : await papers.run('printReport', order, limits);
      return Buffer.from(printed);
    },
    drawChart: async (order) => {
      const limits = { limitMs: DRAWING_LIMIT_MS };
      const isWelsh = wordLanguageOf(order.facts.arrangement) === 'cy';
      const drawn = isWelsh
        ? await welshPapers.run('drawWelshChart', order, limits)
        : await papers.run('drawChart', order, limits);
      return drawn && Buffer.from(drawn);
    },
    drawThumbnails: (pictures) =>
      papers.run('drawThumbnails', pictures, { limitMs: DRAWING_LIMIT_MS, limitMb: PICTURE_LIMIT_MB }),
  };
  const weights = createHeavyWork<CampaignsTasks>({ program: program() });
  const weigh: WeighPatterns = (request, councilId) =>
    request.responses.length <= MOST_GROUPS_HERE
      ? weighPatterns(request)
      : weights.run('weighPatterns', request, { limitMs: WEIGHING_LIMIT_MS, key: councilId });
  // One process, which keeps the traces of the campaigns that it compared last.
  const comparing = createHeavyWork<CampaignsTasks>({
    program: program(),
    pool: 'integrity',
    atATime: 1,
    idleMs: COMPARING_IDLE_MS,
    tasksPerProcess: COMPARING_TASKS,
  });
  const limits = (signal: AbortSignal) => ({ limitMs: COMPARING_LIMIT_MS, limitMb: COMPARING_LIMIT_MB, signal });
  const compareResponses: CompareResponses = {
    trace: (request, signal) => comparing.run('traceResponses', request, limits(signal)),
    add: (request, signal) => comparing.run('addTraces', request, limits(signal)),
    compare: (request, signal) => comparing.run('compareTraces', request, limits(signal)),
  };
  const writeStatement: EvidenceNeeds['writeStatement'] = async (statement, language) =>
    wordLanguageOf({ language }) === 'cy'
      ? welshPapers.run('writeWelshStatement', statement, { limitMs: DRAWING_LIMIT_MS })
      : statementText(statement);
  return {
    press,
    writeStatement,
    compareResponses,
    weigh,
    readPicture: (bytes: Uint8Array, councilId: string) =>
      refusedBeyond(messages.imageTooMuch, files.run('readPicture', bytes, forFile(councilId))),
    readMailPicture: (bytes: Uint8Array, councilId: string) =>
      refusedBeyond(messages.imageTooMuch, files.run('readMailPicture', bytes, forFile(councilId))),
    readPdf: (bytes: Uint8Array, councilId: string) =>
      refusedBeyond(messages.pdfTooMuch, files.run('readPdf', bytes, forFile(councilId))),
    readSurveyDocument: (file: { readonly name: string; readonly bytes: Uint8Array }, councilId: string) =>
      refusedBeyond(documentMessages.tooMuch, files.run('readSurveyDocument', file, forFile(councilId))),
    readOutline: (bytes: Uint8Array, councilId: string) =>
      refusedBeyond(placeMessages.outlineTooMuch, files.run('readOutline', bytes, forTable(councilId))),
    readPostcodes: (file: PostcodeFile, councilId: string) =>
      refusedBeyond(placeMessages.tableTooMuch, files.run('readPostcodes', file, forTable(councilId))),
    readTranslationFile: (bytes: Uint8Array, language: string, councilId: string) =>
      refusedBeyond(
        translationMessages.tooMuch,
        files.run('readTranslationFile', { bytes, language }, forFile(councilId)),
      ),
    redactTexts,
    proposeRedactions,
    analyseHere,
    prepare,
    prepareBatch,
    readComments,
    proposeThemes,
    draw,
  };
};
