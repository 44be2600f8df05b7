import { parseArgs } from 'node:util';
import { EngineError } from './server/engine-error';
import { startEngine } from './server/start';

const { values } = parseArgs({
  options: {
    dbpath: { type: 'string' },
    port: { type: 'string', default: '27017' },
    ttl: { type: 'string', default: '60' },
    'with-parent': { type: 'boolean', default: false },
  },
});

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const serve = async (dbPath: string): Promise<void> => {
  const engine = await startEngine({ dbPath, port: Number(values.port), ttlSeconds: Number(values.ttl) });
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void engine.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  // The pipe ends when the parent dies, however it dies.
  if (values['with-parent']) process.stdin.once('end', stop).once('error', stop).resume();
  process.stdout.write(`${engine.uri}\n`);
};

// After a failed LMDB commit this process cannot know its state. It exits; the disk has exactly the acknowledged
// writes.
process.once('unhandledRejection', (reason) => {
  fail(
    `the database files could not be written, is the disk full? (${reason instanceof Error ? reason.message : reason})`,
  );
});
if (!values.dbpath) fail('usage: --dbpath DIR [--port N] [--ttl SECONDS] [--with-parent]');
else {
  serve(values.dbpath).catch((error: unknown) => {
    const code = error instanceof EngineError ? `${error.code}: ` : '';
    fail(`${code}${error instanceof Error ? error.message : String(error)}`);
  });
}
