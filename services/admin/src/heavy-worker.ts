/** @file The process that checks and draws logos. It is separate because uploads can need much CPU time and memory. */
import { serveHeavyWork } from '@folkmoot/service-kit/heavy-work';
import { drawLogo } from './integrations/logos/draw-logo';

const tasks = { drawLogo };
export type AdminTasks = typeof tasks;

serveHeavyWork(tasks);
