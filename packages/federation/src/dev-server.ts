import type { DevServer } from '@rspack/core';

/** Default address of `npm run dev` and `npm start`. */
const GATEWAY = 'http://127.0.0.1:4000';

/**
 * The dev server of a part in standalone mode: its own page at every address, with a reload when a source changes.
 * Requests to the gateway's paths are forwarded to a running gateway: the shell needs it, a remote gets its answers
 * from the test double.
 */
export const devServer = (port: number): DevServer => ({
  port,
  host: '127.0.0.1',
  static: false,
  historyApiFallback: true,
  proxy: [{ context: ['/api', '/dev', '/survey', '/remotes', '/remotes.json'], target: GATEWAY }],
});
