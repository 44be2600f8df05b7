/** @file Which ports are free. */
import net from 'node:net';
import { DEFAULT_PORT } from './options.mjs';
import { Problem } from './problem.mjs';

/** Ports below belong to the administrator on most systems. */
const FIRST_FREE_FOR_ALL = 1024;

/**
 * Ports from 1024 that browsers and `fetch` refuse to open: a server runs there, and nobody reaches it. Source: "bad
 * port" in the Fetch standard.
 */
export const REFUSED_BY_BROWSERS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/**
 * Binds a port and releases it. Resolves with the port.
 * @param {number} port 0 for any free one
 * @param {string} host
 * @returns {Promise<number>}
 */
const tryPort = (port, host) =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(bound));
    });
  });

/**
 * Texts about an unusable address, by the system's error code.
 * @param {number} port
 * @param {string} host
 * @returns {Record<string, string>}
 */
const reasons = (port, host) => {
  const other = `Choose another: npm start -- --port ${port < FIRST_FREE_FOR_ALL ? DEFAULT_PORT : port + 1}`;
  return {
    EADDRINUSE: `Port ${port} is in use by another program. ${other}`,
    EACCES: `Port ${port} may not be opened by this user. ${other}`,
    EADDRNOTAVAIL: `HOST=${host} is not an address of this machine.`,
  };
};

/**
 * Throws a Problem when the port cannot be used.
 * @param {number} port
 * @param {string} host
 */
export const assertPortFree = async (port, host) => {
  if (REFUSED_BY_BROWSERS.has(port)) {
    throw new Problem(`Browsers refuse to open port ${port}. Choose another: npm start -- --port ${DEFAULT_PORT}`);
  }
  try {
    await tryPort(port, host);
  } catch (error) {
    const code = String(Object(error).code);
    const known = reasons(port, host);
    const reason = Object.hasOwn(known, code) ? known[code] : undefined;
    throw reason ? new Problem(reason) : error;
  }
};

/** Below the ephemeral ports, which the system uses for outgoing connections. */
const BLOCKS_FROM = 10_000;
const BLOCKS = 1_000;
const BLOCK_SIZE = 20;
const blockStart = BLOCKS_FROM + (process.pid % BLOCKS) * BLOCK_SIZE;
let tried = 0;

/** @returns {Promise<number>} */
const nextFreePort = async () => {
  while (tried < BLOCKS * BLOCK_SIZE) {
    const port = BLOCKS_FROM + ((blockStart - BLOCKS_FROM + tried) % (BLOCKS * BLOCK_SIZE));
    tried += 1;
    if (REFUSED_BY_BROWSERS.has(port)) continue;
    const isFree = await tryPort(port, '127.0.0.1').then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Problem('No port is free.');
};

/**
 * Free loopback ports, all different. Each process searches its own block first: two products that start at the same
 * moment would otherwise get the same ports before either listens.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export const freePorts = async (count) => {
  const ports = [];
  while (ports.length < count) ports.push(await nextFreePort());
  return ports;
};
