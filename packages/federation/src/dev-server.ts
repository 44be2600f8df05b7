import type { DevServer } from '@rspack/core';

/** Where `npm run dev` or `npm start` listens, unless told otherwise. */
const GATEWAY = 'http://127.0.0.1:4000';

/**
 * The dev server of a part that runs alone: its own page at every address, reloaded when a source changes. What the
 * gateway answers comes from there, when one runs: the shell lives on it, a remote has its answers from the double.
 */
export const devServer = (port: number): DevServer => ({
  port,
  host: '127.0.0.1',
  static: false,
  historyApiFallback: true,
  proxy: [{ context: ['/api', '/dev', '/survey', '/remotes', '/remotes.json'], target: GATEWAY }],
});
