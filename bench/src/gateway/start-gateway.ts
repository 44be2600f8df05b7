import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serviceNames } from '@folkmoot/contracts';
import { testKeyOf } from '@folkmoot/service-kit/testing';
import type { createChildren } from '../children';

const root = path.join(import.meta.dirname, '../../..');
const LOOK_MS = 50;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

interface GatewayInput {
  readonly servicePort: number;
  /** Port of the residents' pages, when another service serves them. */
  readonly publicPort?: number;
  /** Path of another build to run instead of this one. */
  readonly program?: string;
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the built gateway with all features on, with log lines. Returns its port. */
export const startGateway = async (
  { run }: Pick<ReturnType<typeof createChildren>, 'run'>,
  { servicePort, publicPort = servicePort, program = 'gateway/dist/main.mjs' }: GatewayInput,
): Promise<number> => {
  const port = await freePort();
  const service = `http://127.0.0.1:${servicePort}`;
  run(program, {
    NODE_ENV: 'production',
    PORT: String(port),
    SERVICE_KEY: testKeyOf('gateway'),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, service])),
    PUBLIC_URL: `http://127.0.0.1:${publicPort}`,
    STATIC_DIR: path.join(root, 'build/static'),
    REMOTES_FILE: path.join(root, 'build/remotes.json'),
  });
  while (!(await answers(port))) await pause(LOOK_MS);
  return port;
};
