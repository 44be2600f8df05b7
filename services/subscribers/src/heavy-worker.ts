/** @file Process that draws posters and cards. The measuring of text uses much CPU time. */

import { drawPaper } from '@folkmoot/documents';
import { serveHeavyWork } from '@folkmoot/service-kit/heavy-work';

const tasks = { drawPaper };
export type SubscribersTasks = typeof tasks;

serveHeavyWork(tasks);
