/** @file `tsx scripts/docs.ts [--check]`: writes docs/reference from the contracts and configurations, or says what is out of date. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiReference } from './docs/api';
import { configurationReference } from './docs/configuration';
import { eventsReference } from './docs/events';
import { permissionsReference } from './docs/permissions';

const root = path.resolve(import.meta.dirname, '..');
const dir = path.join(root, 'docs/reference');
const pages: Record<string, string> = {
  'api.md': apiReference(),
  'events.md': eventsReference(),
  'permissions.md': permissionsReference(),
  'configuration.md': configurationReference(root),
};

const isCurrent = (file: string, text: string): boolean => existsSync(file) && readFileSync(file, 'utf8') === text;

const stale = Object.entries(pages).filter(([name, text]) => !isCurrent(path.join(dir, name), text));
if (process.argv.includes('--check')) {
  for (const [name] of stale) process.stdout.write(`docs/reference/${name} is out of date: npm run docs\n`);
  if (stale.length > 0) process.exitCode = 1;
} else {
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of stale) writeFileSync(path.join(dir, name), text);
}
