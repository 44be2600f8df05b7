/**
 * @file The complete public service in its own process, on the database in MONGODB_URI, with published results: one campaign for each
 * number of questions in QUESTIONS. Their files come from a server that stands for the campaigns service.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  campaignChangedEvent,
  campaignPublishedEvent,
  councilChangedEvent,
  type EventDefinition,
  resultsPublishedEvent,
} from '@folkmoot/contracts';
import { createInProcessTransport, createLogger } from '@folkmoot/service-kit';
import { sampleCouncil, signedEvent, testKeysEnv } from '@folkmoot/service-kit/testing';
import mongoose from 'mongoose';
import { start } from '../../../services/public/src/service';
import { benchSurvey } from '../intake/survey';
import { checksumsOf, filesOf } from './results';

const sizes = (process.env.QUESTIONS ?? '').split(',').map(Number);
const campaignIdOf = (questions: number): string => `campaign_of_${questions}`;
const filesById = new Map(
  sizes.map((questions) => [campaignIdOf(questions), filesOf(campaignIdOf(questions), questions)]),
);

const origin = createServer(({ url = '' }, response) => {
  const [, files] = [...filesById].find(([id]) => url.includes(id)) ?? [];
  const [, content] = Object.entries(files ?? {}).find(([name]) => url.endsWith(name)) ?? [];
  response.writeHead(content === undefined ? 404 : 200).end(content);
});
await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));

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
    CAMPAIGNS_URL: `http://127.0.0.1:${(origin.address() as AddressInfo).port}`,
    SUBSCRIBERS_URL: 'http://127.0.0.1:9',
    NODE_ENV: 'production',
  },
  { transport, logger: createLogger('public', 'warn'), database: 'folkmoot_bench_results' },
);
await transport.open();

const { campaign, current } = benchSurvey();
const { councilId } = campaign;
const council = sampleCouncil({ id: councilId, slug: 'benchmark' });
const { closedAt: _, ...snapshot } = campaign;

const publish = async (definition: EventDefinition, type: string, id: string, payload: unknown): Promise<void> => {
  const source = { councilId, now: new Date() };
  await transport.publish([signedEvent(definition, { aggregate: { type, id, revision: 1 }, payload }, source)]);
};

await publish(councilChangedEvent, 'council', councilId, { council });
for (const [id, files] of filesById) {
  await publish(campaignPublishedEvent, 'survey', id, { version: { ...current, campaignId: id } });
  await publish(campaignChangedEvent, 'campaign', id, { change: 'activated', campaign: { ...snapshot, id } });
  const version = { campaignId: id, version: 1, publishedAt: '2026-03-05T09:00:00.000Z', note: '' };
  await publish(resultsPublishedEvent, 'publication', `${id}.1`, { ...version, checksums: checksumsOf(files) });
}

let queries = 0;
mongoose.set('debug', () => {
  queries += 1;
});
// On each message: calls of the database so far.
process.on('message', () => process.send?.(queries));
process.send?.({
  port: Number(new URL(service.url).port),
  paths: sizes.map((questions) => `/${council.slug}/results/${campaignIdOf(questions)}`),
});
