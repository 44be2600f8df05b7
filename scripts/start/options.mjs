/** @file The options of `npm start`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from './problem.mjs';

export const DEFAULT_PORT = 4000;
const MAX_PORT = 65_535;

export const usage = `npm start -- [options]
  --separate    one process per service, connected by RabbitMQ
  --empty       no demo data: only the system administrator
  --port N      port of the web address (default ${DEFAULT_PORT})
  --data DIR    where everything is kept (default ./data)
  --dev         for development: what you change is built, restarted and reloaded
  --help        this text`;

/** @typedef {{ separate: boolean, empty: boolean, dev: boolean, help: boolean, port: number, dataDir: string }} StartOptions */

/** @param {string} text */
const readPort = (text) => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > MAX_PORT) {
    throw new Problem(`--port must be a number from 1 to ${MAX_PORT}, not "${text}".`);
  }
  return port;
};

/** @param {string[]} argv */
const parse = (argv) => {
  try {
    return parseArgs({
      args: argv,
      options: {
        separate: { type: 'boolean' },
        empty: { type: 'boolean' },
        dev: { type: 'boolean' },
        help: { type: 'boolean' },
        port: { type: 'string' },
        data: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error), usage.split('\n'));
  }
};

/**
 * Reads the command line. Throws a Problem for invalid options.
 * @param {string[]} argv
 * @param {string} root the repository
 * @returns {StartOptions}
 */
export const readOptions = (argv, root) => {
  const values = parse(argv);
  return {
    separate: values.separate ?? false,
    empty: values.empty ?? false,
    dev: values.dev ?? false,
    help: values.help ?? false,
    port: values.port === undefined ? DEFAULT_PORT : readPort(values.port),
    dataDir: path.resolve(values.data ?? path.join(root, 'data')),
  };
};
