/**
 * @file `npm run sign-in-link -- EMAIL [--data DIR]`: a link that signs in as somebody, once, within 15 minutes. For
 * support, on the machine that runs the product; it needs the operator's key.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { environmentValue, fetchService, serviceHeaders } from '@folkmoot/service-kit';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: process.env.DATA_DIR ?? './data' } },
});

const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const kept = (file: string): Record<string, string> => {
  const where = path.join(values.data, file);
  return existsSync(where) ? JSON.parse(readFileSync(where, 'utf8')) : {};
};

const [email] = positionals;
const adminUrl = environmentValue(process.env, 'ADMIN_URL') ?? kept('addresses.json').admin;
const serviceKey = environmentValue(process.env, 'SERVICE_KEY') ?? kept('secrets.json').SERVICE_KEY_OPERATOR;
if (!email) fail('Usage: npm run sign-in-link -- EMAIL [--data DIR]');
if (!adminUrl || !serviceKey)
  fail(`Nothing runs on ${values.data}: start the product first, or set ADMIN_URL and SERVICE_KEY.`);

const response = await fetchService(adminUrl ?? '', '/internal/support-links', {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(await serviceHeaders({ from: 'operator', to: 'admin', serviceKey: serviceKey ?? '' })),
  },
  body: JSON.stringify({ email }),
}).catch(() => fail('The admin service does not answer.'));
const reply = (await response.json()) as { url?: string; detail?: string };
if (!response.ok) fail(reply.detail ?? `The admin service answered ${response.status}.`);
process.stdout.write(`${reply.url}\n`);
