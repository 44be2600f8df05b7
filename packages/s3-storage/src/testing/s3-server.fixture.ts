import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const manifest = require.resolve('s3rver/package.json');
const command = path.join(path.dirname(manifest), 'bin/s3rver.js');

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

const answers = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the S3 server did not start within 40 seconds');
};

/** A local S3 server with one bucket, in a process of its own. Its keys are S3RVER and S3RVER. */
export const startS3Server = async (bucket: string) => {
  const directory = await mkdtemp(path.join(tmpdir(), 'folkmoot-s3-'));
  const port = await freePort();
  const where = ['--directory', directory, '--address', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, [command, ...where, '--configure-bucket', bucket, '--silent'], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
};
