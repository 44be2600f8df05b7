/** @file The complete public service in its own process, on the database in MONGODB_URI, with one open survey. */
import {
  campaignChangedEvent,
  campaignPublishedEvent,
  councilChangedEvent,
  type EventDefinition,
} from '@folkmoot/contracts';
import { createInProcessTransport, createLogger } from '@folkmoot/service-kit';
import { sampleCouncil, signedEvent, testKeysEnv } from '@folkmoot/service-kit/testing';
import { start } from '../../../services/public/src/service';
import { benchSurvey } from '../intake/survey';

const transport = createInProcessTransport();
const service = await start(
  {
    ...process.env,
    PORT: '0',
    ...testKeysEnv('public'),
    START_TOKEN_KEY: 'a key for benchmarks of thirty-two characters',
    SUBSCRIBER_KEY: 'a key for benchmarks of thirty-two characters',
    PUBLIC_ORIGIN: 'http://localhost:8080',
    ADMIN_URL: 'http://127.0.0.1:9',
    CAMPAIGNS_URL: 'http://127.0.0.1:9',
    SUBSCRIBERS_URL: 'http://127.0.0.1:9',
    NODE_ENV: 'production',
  },
  { transport, logger: createLogger('public', 'warn'), database: 'folkmoot_bench_respondents' },
);
await transport.open();

const { campaign, current } = benchSurvey();
const { councilId } = campaign;
const council = sampleCouncil({ id: councilId, slug: 'benchmark' });
const { closedAt: _, ...snapshot } = campaign;
const integrityLevel = process.env.INTEGRITY_LEVEL ?? 'automatic';
const events: readonly [EventDefinition, string, unknown][] = [
  [councilChangedEvent, 'council', { council }],
  [campaignPublishedEvent, 'survey', { version: current }],
  [campaignChangedEvent, 'campaign', { change: 'activated', campaign: { ...snapshot, integrityLevel } }],
];
for (const [definition, type, payload] of events) {
  const origin = { councilId, now: new Date() };
  await transport.publish([signedEvent(definition, { aggregate: { type, id: type, revision: 1 }, payload }, origin)]);
}
// On each message: processor time of this process, in microseconds.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.send?.({ port: Number(new URL(service.url).port), path: `/${council.slug}/survey/${campaign.id}` });
