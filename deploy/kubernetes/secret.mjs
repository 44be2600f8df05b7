/**
 * @file `node deploy/kubernetes/secret.mjs NAMESPACE [NAME] [FOLDER] | kubectl apply --server-side -f -`: prints the Secret with
 * every file of deploy/secrets. Needs nothing but Node. Its output contains every key: send it to kubectl, never into a file.
 */
import path from 'node:path';
import { secretManifest } from './secret/manifest.mjs';

const [namespace, name = 'folkmoot-secrets', folder = path.join(import.meta.dirname, '../secrets')] =
  process.argv.slice(2);

const refuse = (line) => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

if (namespace === undefined) {
  refuse('Usage: node deploy/kubernetes/secret.mjs NAMESPACE [NAME] [FOLDER] | kubectl apply --server-side -f -');
} else if (process.stdout.isTTY) {
  refuse('The output contains every key. Send it to kubectl: … | kubectl apply --server-side -f -');
} else {
  const { manifest, problem } = secretManifest(folder, { name, namespace });
  if (problem === null) process.stdout.write(`${JSON.stringify(manifest)}\n`);
  else refuse(problem);
}
