/** @file The process in which logos are checked and drawn: what they cost depends on what people send. */
import { serveHeavyWork } from '@folkmoot/service-kit/heavy-work';
import { drawLogo } from './integrations/logos/draw-logo';

const tasks = { drawLogo };
export type AdminTasks = typeof tasks;

serveHeavyWork(tasks);
