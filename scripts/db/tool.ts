import { parseArgs } from 'node:util';
import { environmentValue } from '@folkmoot/service-kit';
import { keepNewFilesPrivate } from '../start/private-folder.mjs';
import { Problem } from '../start/problem.mjs';

const options = {
  uri: { type: 'string' },
  data: { type: 'string', default: process.env.DATA_DIR ?? './data' },
  replace: { type: 'boolean', default: false },
  'while-running': { type: 'boolean', default: false },
} as const;

interface Asked {
  readonly folder: string;
  readonly uri: string | undefined;
  readonly data: string;
  readonly replaces: boolean;
  /** The person means it, although services use the database. */
  readonly isWhileRunning: boolean;
}
const read = (usage: string): Asked => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new Problem(usage);
  return {
    folder,
    uri: values.uri ?? environmentValue(process.env, 'MONGODB_URI'),
    data: values.data,
    replaces: values.replace,
    isWhileRunning: values['while-running'],
  };
};

/** Errors of others whose message says enough: unknown options, wrong addresses, servers that do not answer. */
const isTold = (error: unknown): boolean => {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return String(code).startsWith('ERR_PARSE_ARGS') || /^Mongo(Parse|ServerSelection)Error$/.test(String(name));
};

/** Runs a tool of the command line: a Problem is told in one line. */
export const runTool = async (usage: string, work: (asked: Asked) => Promise<void>): Promise<void> => {
  // A backup is all that is in the databases.
  keepNewFilesPrivate();
  try {
    await work(read(usage));
  } catch (error) {
    const isExpected = error instanceof Problem || isTold(error);
    if (!isExpected) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
};
