import type { PrepareComments } from '@folkmoot/ai-providers';
import { DomainError } from '@folkmoot/contracts';
import { createHeavyWork, HeavyWorkLimit, type RunOptions } from '@folkmoot/service-kit/heavy-work';
import type { Draw } from '@folkmoot/service-kit/paper';
import type { AnalyseHere } from './features/insights';
import type { CampaignsTasks } from './heavy-worker';
import { messages } from './integrations/files/files.messages';
import type { RedactTexts } from './records/redact-texts';

const FILE_LIMIT_MS = 10_000;
/** A picture of 50 megapixels has 200 MB when it is unpacked. */
const PICTURE_LIMIT_MB = 768;
const REDACTION_LIMIT_MS = 30_000;
const ANALYSIS_LIMIT_MS = 60_000;
const DRAWING_LIMIT_MS = 120_000;

const program = () => new URL('./heavy-worker', import.meta.url);

/** What costs more than it may is refused like what cannot be read: trying again would not help. */
const refusedBeyond = async <R>(detail: string, work: Promise<R>): Promise<R> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof HeavyWorkLimit)) throw error;
    throw new DomainError('file_unreadable', { detail, cause: error });
  }
};

/** Work that is done in processes of its own. Files that somebody waits for do not stand behind long reports. */
export const campaignsHeavyWork = () => {
  const files = createHeavyWork<CampaignsTasks>({ program: program() });
  const texts = createHeavyWork<CampaignsTasks>({ program: program(), atATime: 1 });
  const papers = createHeavyWork<CampaignsTasks>({ program: program() });
  const forFile = (key: string): RunOptions => ({ limitMs: FILE_LIMIT_MS, limitMb: PICTURE_LIMIT_MB, key });
  const redactTexts: RedactTexts = (given) => texts.run('redactTexts', given, { limitMs: REDACTION_LIMIT_MS });
  const analyseHere: AnalyseHere = ({ signal, ...request }) =>
    papers.run('analyse', request, { limitMs: ANALYSIS_LIMIT_MS, signal });
  const prepare: PrepareComments = ({ signal, ...request }) =>
    papers.run('prepare', request, { limitMs: ANALYSIS_LIMIT_MS, signal });
  const draw: Draw = async (what, options = {}) =>
    Buffer.from(await papers.run('drawPaper', what, { limitMs: DRAWING_LIMIT_MS, ...options }));
  return {
    readPicture: (bytes: Uint8Array, councilId: string) =>
      refusedBeyond(messages.imageTooMuch, files.run('readPicture', bytes, forFile(councilId))),
    readPdf: (bytes: Uint8Array, councilId: string) =>
      refusedBeyond(messages.pdfTooMuch, files.run('readPdf', bytes, forFile(councilId))),
    redactTexts,
    analyseHere,
    prepare,
    draw,
  };
};
