/**
 * @file The process for work whose cost depends on what people sent: their files and answers. Reports are drawn here, too,
 * because letters are measured one by one.
 */
import { analyseHere, prepare } from '@folkmoot/ai-providers/work';
import { serveHeavyWork } from '@folkmoot/service-kit/heavy-work';
import { drawPaper } from '@folkmoot/service-kit/paper';
import { redactTexts } from './integrations/redact-texts';

/** What reads files is loaded with the first file: it takes longer to load than everything else together. */
const readPdf = async (bytes: Uint8Array) => (await import('./integrations/files/read-pdf')).readPdf(bytes);
const readPicture = async (bytes: Uint8Array) => (await import('./integrations/files/read-picture')).readPicture(bytes);

const tasks = { analyse: analyseHere, drawPaper, prepare, readPdf, readPicture, redactTexts };
export type CampaignsTasks = typeof tasks;

serveHeavyWork(tasks);
