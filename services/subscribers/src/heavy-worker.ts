/** @file The process in which posters and cards are drawn: letters are measured one by one. */
import { serveHeavyWork } from '@folkmoot/service-kit/heavy-work';
import { drawPaper } from '@folkmoot/service-kit/paper';

const tasks = { drawPaper };
export type SubscribersTasks = typeof tasks;

serveHeavyWork(tasks);
