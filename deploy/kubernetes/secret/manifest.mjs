/** @file The Secret of an installation on Kubernetes. Needs nothing but Node. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Only containers of Compose use them: its own database, and the page for mails. */
const NOT_FOR_PODS = new Set(['mongodb_keyfile', 'smtp_url_demo', 'mail_sink_password']);

const ADVICE = {
  service_key_gateway: 'run node deploy/make-secrets.mjs',
  smtp_url: 'write smtps://user:password@host into it',
};

/**
 * A Secret with each file of a folder. The line end after a value is not part of it: MongoDB's operator would take it for a
 * character of the password.
 * @param {string} folder
 * @param {{ name: string, namespace: string }} metadata
 * @returns {{ manifest: object, problem: null } | { manifest: null, problem: string }}
 */
export const secretManifest = (folder, metadata) => {
  for (const [name, advice] of Object.entries(ADVICE)) {
    const file = path.join(folder, name);
    const isFilled = existsSync(file) && readFileSync(file, 'utf8').trim() !== '';
    if (!isFilled) return { manifest: null, problem: `${file} is not there or is empty: ${advice}` };
  }
  const names = readdirSync(folder)
    .filter((name) => !NOT_FOR_PODS.has(name) && !name.startsWith('.'))
    .filter((name) => statSync(path.join(folder, name)).isFile());
  const data = Object.fromEntries(
    names.sort().map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8').replace(/\r?\n$/, '');
      return [name, Buffer.from(text).toString('base64')];
    }),
  );
  const manifest = { apiVersion: 'v1', kind: 'Secret', metadata, type: 'Opaque', data };
  return { manifest, problem: null };
};
