/** @file jsdom plus the web classes that browsers have and jsdom leaves out. */
const { TestEnvironment } = require('jest-environment-jsdom');

const missing = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
];

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of missing) this.global[name] ??= globalThis[name];
    for (const name of ['AbortController', 'AbortSignal']) this.global[name] = globalThis[name];
  }
};
