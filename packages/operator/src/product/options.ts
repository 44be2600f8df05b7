/** @file The options that name an installation, and what they mean. */
import type { Environment } from '@folkmoot/service-kit';

export const dataOption = {
  type: 'string',
  value: 'DIR',
  help: 'The data folder of npm start. Default: DATA_DIR, else ./data.',
} as const;

export const dataFolder = (option: string | undefined, environment: Environment): string =>
  option ?? environment.DATA_DIR ?? './data';
