/**
 * @file The process for work whose cost depends on what people sent: their files and answers. Reports are drawn here, too,
 * because letters are measured one by one.
 */
import { analyseHere, prepare } from '@folkmoot/ai-providers/work';
import { serveHeavyWork } from '@folkmoot/service-kit/heavy-work';
import { drawPaper } from '@folkmoot/service-kit/paper';
import { readPdf } from './integrations/files/read-pdf';
import { readPicture } from './integrations/files/read-picture';
import { redactTexts } from './integrations/redact-texts';

const tasks = { analyse: analyseHere, drawPaper, prepare, readPdf, readPicture, redactTexts };
export type CampaignsTasks = typeof tasks;

serveHeavyWork(tasks);
