/** @file `tsx scripts/docs.ts [--check]`: writes docs/reference, the broker's definitions and deploy/observability from the code, or says what is out of date. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brokerDefinitions } from '@folkmoot/service-kit';
import { envExample } from './compose/env-example';
import { apiReference } from './docs/api';
import { configurationReference, documentedSettings } from './docs/configuration';
import { dataDictionary } from './docs/data-dictionary';
import { eventFlow } from './docs/event-flow';
import { eventRoutes } from './docs/event-routes';
import { eventsReference } from './docs/events';
import { languagesReference } from './docs/languages';
import { permissionsReference } from './docs/permissions';
import { statisticsReference } from './docs/statistics';
import { thirdPartyNotices } from './docs/third-party';
import { renderedExamples } from './kubernetes/examples';
import { observabilityFiles } from './observability/files';
import { makeGenerated } from './start/generated.mjs';

const root = path.resolve(import.meta.dirname, '..');
await makeGenerated(root);
const pages: Record<string, string> = {
  'docs/reference/api.md': apiReference(),
  'docs/reference/events.md': eventsReference(),
  'docs/reference/event-flow.svg': eventFlow(eventRoutes()),
  'docs/reference/data-dictionary.md': await dataDictionary(root),
  'docs/reference/permissions.md': permissionsReference(),
  'docs/reference/configuration.md': configurationReference(root),
  'docs/reference/languages.md': languagesReference(),
  'docs/reference/statistics.md': statisticsReference(),
  'docs/reference/third-party-notices.md': thirdPartyNotices(root),
  '.env.example': envExample(root, documentedSettings(root)),
  ...renderedExamples(root),
  // Read by deploy/make-secrets.mjs, which needs nothing but Node.
  'deploy/rabbitmq/definitions.json': `${JSON.stringify(brokerDefinitions(), null, 2)}\n`,
  ...observabilityFiles(),
};

const isCurrent = (file: string, text: string): boolean => existsSync(file) && readFileSync(file, 'utf8') === text;

const stale = Object.entries(pages).filter(([name, text]) => !isCurrent(path.join(root, name), text));
if (process.argv.includes('--check')) {
  for (const [name] of stale) process.stdout.write(`${name} is out of date: npm run docs\n`);
  if (stale.length > 0) process.exitCode = 1;
} else {
  for (const [name, text] of stale) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
}
