export { createHeavyWork, type HeavyWork, type HeavyWorkOptions, type RunOptions } from './create-heavy-work';
export { type OnProgress, serveHeavyWork, type Task, type Tasks } from './serve-heavy-work';
export { HeavyWorkLimit } from './worker-process';
