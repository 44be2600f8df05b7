/**
 * @file `npm run db -- --dbpath DIR --port N`: runs only the embedded database, and prints its address when it is
 * ready.
 */
import { parseArgs } from 'node:util';
import { EngineError, startEngine } from '@folkmoot/embedded-mongo';

const { values } = parseArgs({
  options: { dbpath: { type: 'string', default: './data/db' }, port: { type: 'string', default: '27017' } },
});

try {
  const engine = await startEngine({ dbPath: values.dbpath, port: Number(values.port) });
  const stop = (): void => void engine.stop().then(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  process.stdout.write(`${engine.uri}\n`);
} catch (error) {
  if (!(error instanceof EngineError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
