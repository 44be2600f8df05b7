/** @file The page of results in the public service: its size, requests per second against a bare server, and its largest paint. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { createChildren } from '../children';
import { openBrowser } from '../officer';
import { startBarePage } from '../resident/bare-page';
import { visitOnPhone } from '../resident/phone';
import { interleaved, median, table } from '../rounds';

const SIZES = [5, 15, 30, 60];
/** The page whose speed is measured. */
const USUAL = 15;
const CONNECTIONS = 16;
const ROUND_MS = 2_000;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const WAIT_MS = 200;

interface Got {
  readonly status: number;
  readonly bytes: Buffer;
  readonly headers: IncomingHttpHeaders;
}

const get = (agent: Agent, port: number, path: string, encoding: string): Promise<Got> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    const outgoing = request({ agent, port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      const { statusCode: status = 0, headers: received } = response;
      response.on('end', () => resolve({ status, bytes: Buffer.concat(chunks), headers: received }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

const getOne = async (port: number, path: string, encoding: string): Promise<Got> => {
  const agent = new Agent();
  try {
    return await get(agent, port, path, encoding);
  } finally {
    agent.destroy();
  }
};

const perSecond = (port: number, path: string) => async (): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const began = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - began < ROUND_MS) {
      const { status } = await get(agent, port, path, 'br');
      if (status !== 200) throw new Error(`the page answers ${status}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const seconds = (performance.now() - began) / 1_000;
  agent.destroy();
  return done / seconds;
};

const kB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;

const sizeLine = async (port: number, path: string, questions: number): Promise<string> => {
  const [plain, gzip, br] = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (encoding) => (await getOne(port, path, encoding)).bytes.length),
  );
  const [size, gzipSize, brSize] = [plain ?? 0, gzip ?? 0, br ?? 0].map(kB);
  return `page with ${questions} questions: ${brSize} brotli, ${gzipSize} gzip, ${size} before`;
};

const untilShown = async (port: number, path: string): Promise<void> => {
  while ((await getOne(port, path, 'br')).status !== 200) await pause(WAIT_MS);
};

const queriesOf = async (child: ChildProcess): Promise<number> => {
  child.send('queries');
  const [queries] = await once(child, 'message');
  return Number(queries);
};

/** The largest paint on a slow phone, in turns with a bare page of the same questions. */
const paintLine = async (address: string, titles: readonly string[]): Promise<string> => {
  const bare = await startBarePage(titles);
  const browser = await openBrowser();
  const ratios: number[] = [];
  const paints: string[] = [];
  const use = async () => undefined;
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const plain = await visitOnPhone(browser, bare.address, { isReady: 'form', use });
      const results = await visitOnPhone(browser, address, { isReady: 'table', use });
      ratios.push(results.paint / plain.paint);
      paints.push(`${results.paint.toFixed(0)} to ${plain.paint.toFixed(0)}`);
    }
  } finally {
    await browser.close();
    bare.stop();
  }
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  return `largest paint, page to a bare page: ${median(ratios).toFixed(2)} (${range}); ms ${paints.join(', ')}`;
};

const TITLE = /<h3>([^<]*)<\/h3>/g;

/** Figures of the public service as lines. */
export const pageFigures = async (
  { start }: Pick<ReturnType<typeof createChildren>, 'start'>,
  env: Readonly<Record<string, string>>,
  print: (line: string) => void,
): Promise<void> => {
  const { child, message } = await start<{ port: number; paths: string[] }>('publication/public-service.ts', {
    ...env,
    QUESTIONS: SIZES.join(','),
  });
  const { port, paths } = message;
  for (const [index, path] of paths.entries()) {
    await untilShown(port, path);
    print(await sizeLine(port, path, SIZES[index] ?? 0));
  }
  const usual = paths[SIZES.indexOf(USUAL)] ?? '';
  const { bytes, headers } = await getOne(port, usual, 'br');
  const bare = (await start<{ port: number }>('publication/bare.ts')).message;
  // The server itself makes these.
  const { date: _, connection: __, 'keep-alive': ___, ...same } = headers;
  await fetch(`http://127.0.0.1:${bare.port}/`, {
    method: 'PUT',
    headers: { 'x-headers': JSON.stringify(same) },
    body: new Uint8Array(bytes),
  });
  // Both compile their code first.
  await perSecond(bare.port, '/')();
  await perSecond(port, usual)();
  const before = await queriesOf(child);
  const variants = [
    { name: 'bare node:http', measure: perSecond(bare.port, '/') },
    { name: `page with ${USUAL} questions`, measure: perSecond(port, usual) },
  ];
  print(table(await interleaved(variants, ROUNDS)));
  print(`calls of the database in these rounds: ${(await queriesOf(child)) - before}`);
  const titles = [...brotliDecompressSync(bytes).toString().matchAll(TITLE)].map(([, title = '']) => title);
  print(await paintLine(`http://127.0.0.1:${port}${usual}`, titles));
};
