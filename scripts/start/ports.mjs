/** @file Which ports are free. */
import net from 'node:net';
import { DEFAULT_PORT } from './options.mjs';
import { Problem } from './problem.mjs';

/** Ports below belong to the administrator on most systems. */
const FIRST_FREE_FOR_ALL = 1024;

/**
 * Binds and lets go again; resolves with the port that was bound.
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
 * What is wrong with an address, in words, by the system's error code.
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
 * Throws one clear line when the port cannot be had.
 * @param {number} port
 * @param {string} host
 */
export const assertPortFree = async (port, host) => {
  try {
    await tryPort(port, host);
  } catch (error) {
    const code = String(Object(error).code);
    const reason = reasons(port, host)[code];
    throw reason ? new Problem(reason) : error;
  }
};

/**
 * Free loopback ports, all different.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export const freePorts = async (count) => {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) ports.add(await tryPort(0, '127.0.0.1'));
  return [...ports];
};
