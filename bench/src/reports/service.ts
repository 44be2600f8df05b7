/** @file The campaigns service in its own process. On a message it fills campaigns with its own use case. */
import path from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { type PopulationDimension, systemActor } from '@folkmoot/contracts';
import { createContext, createInProcessTransport, createLogger, createUnitOfWork } from '@folkmoot/service-kit';
import { createHeavyWork } from '@folkmoot/service-kit/heavy-work';
import { sampleCouncil, testKeysEnv, userActor } from '@folkmoot/service-kit/testing';
import mongoose from 'mongoose';
import { bundle } from '../../../scripts/build/bundle';
import { createCurrentWeights, weighPatterns } from '../../../services/campaigns/src/entities/weighting';
import { countAnswers } from '../../../services/campaigns/src/features/answers';
import { compareIntegrity, type IntegrityOf } from '../../../services/campaigns/src/features/integrity';
import {
  makeReportDocument,
  type ReportPress,
  resultsIn,
  savedArrangement,
} from '../../../services/campaigns/src/features/reports';
import { storeResponses } from '../../../services/campaigns/src/features/responses';
import type { CampaignsTasks } from '../../../services/campaigns/src/heavy-worker';
import { redactTexts } from '../../../services/campaigns/src/integrations/redact-texts';
import { start } from '../../../services/campaigns/src/service';
import { createRepositories } from '../../../services/campaigns/src/testing/repositories';
import { weightedResponsesOf } from '../weighted/responses';
import { responsesOf } from './responses';

const AT_ONCE = 1_000;

const transport = createInProcessTransport();
const service = await start(
  { ...process.env, ...testKeysEnv('campaigns'), PORT: '0', PUBLIC_ORIGIN: 'http://localhost:8080' },
  { transport, logger: createLogger('campaigns', 'warn') },
);
await transport.open();

const { connection } = service;
const clock = { now: () => new Date() };
const units = createUnitOfWork({
  connection,
  clock,
  repositories: createRepositories,
  producer: 'campaigns',
  sign: null,
});

interface Fill {
  readonly campaignId: string;
  readonly councilId: string;
  readonly responses: number;
  /** The number of the first response. */
  readonly from?: number;
  /** Whether questions are linked to the population. */
  readonly isLinked?: boolean;
  /** Whether each response has a comment, no two alike. */
  readonly hasComments?: boolean;
}

/** Without council settings exports are redacted. This council turns that off. */
const publishCouncil = async (councilId: string): Promise<void> => {
  const council = sampleCouncil({ id: councilId });
  const { name, slug, timezone, revision: sourceRevision } = council;
  await units.unitOfWork(systemActor('campaigns', councilId), ({ councils }) =>
    councils.save({ id: councilId, name, slug, timezone, council, sourceRevision, isDeleted: false }),
  );
};

const words = ['I love the wonderful benches', 'The bins are awful and disgusting', 'Please think about bus stop'];

const places = (
  'school library market bridge church station garden river harbour museum theatre playground crossing bakery pharmacy ' +
  'cemetery stadium fountain chapel orchard meadow quarry viaduct lighthouse windmill bandstand greenhouse allotment ' +
  'surgery nursery college workshop barn stable pier canal lock weir tower gate'
).split(' ');

/** Three places, different for each number up to 64,000. Digits would be removed before a provider sees them. */
const placesOf = (number: number): string => {
  const [a, b, c] = [number, Math.floor(number / places.length), Math.floor(number / places.length ** 2)];
  return `the ${places[a % places.length]}, the ${places[b % places.length]} and the ${places[c % places.length]}`;
};

/** Responses with a comment each, of which a third praises and a third complains. */
const withComments = (responses: ReturnType<typeof responsesOf>, from: number): ReturnType<typeof responsesOf> =>
  responses.map((response, index) => {
    const number = from + index;
    const answer = `${words[number % words.length]} near ${placesOf(number)}`;
    return { ...response, answers: [...response.answers, { questionId: 'wish', answer }] };
  });

const fill = async ({
  campaignId,
  councilId,
  responses,
  from: first = 0,
  hasComments = false,
  isLinked = false,
}: Fill): Promise<void> => {
  if (first === 0) await publishCouncil(councilId);
  for (let from = first; from < first + responses; from += AT_ONCE) {
    const made = (isLinked ? weightedResponsesOf : responsesOf)(
      campaignId,
      from,
      Math.min(AT_ONCE, first + responses - from),
    );
    const some = hasComments ? withComments(made, from) : made;
    await units.unitOfWork(systemActor('campaigns', councilId), (unit) => storeResponses(unit, campaignId, some));
  }
};

/** Responses as the intake publishes them, made by whoever measures. */
interface Store {
  readonly campaignId: string;
  readonly councilId: string;
  readonly isFirst: boolean;
  readonly responses: Parameters<typeof storeResponses>[2];
}

const store = async ({ campaignId, councilId, isFirst, responses }: Store): Promise<void> => {
  if (isFirst) await publishCouncil(councilId);
  await units.unitOfWork(systemActor('campaigns', councilId), (unit) => storeResponses(unit, campaignId, responses));
};

let queries = 0;
mongoose.set('debug', () => {
  queries += 1;
});

const root = path.resolve(import.meta.dirname, '../../..');
const WORKER = 'heavy-worker';

/** The process for heavy work, built beside this service as for the product: the service itself starts it too. */
const drawing = async () => {
  const outdir = path.join(root, 'build/bench/reports');
  await bundle({ root, entries: [path.join(root, `services/campaigns/src/${WORKER}.ts`)], outdir });
  const work = createHeavyWork<CampaignsTasks>({ program: pathToFileURL(path.join(outdir, WORKER)) });
  const limits = { limitMs: 120_000 };
  const press: ReportPress = {
    print: async (order) => Buffer.from(await work.run('printReport', order, limits)),
    drawChart: async (order) => {
      const drawn = await work.run('drawChart', order, limits);
      return drawn && Buffer.from(drawn);
    },
    drawThumbnails: (pictures) => work.run('drawThumbnails', pictures, limits),
  };
  return press;
};
const drawn = await drawing();
const weightsOf = createCurrentWeights(weighPatterns);

const draw = async (campaignId: string): Promise<void> => {
  const tools = {
    redactTexts: async (people: Parameters<typeof redactTexts>[0]) => redactTexts(people),
    productName: 'Folkmoot',
    fetchLogo: async () => null,
    readBlob: async () => null,
    weightsOf,
    countAnswers: (...[context, id, query]: Parameters<typeof countAnswers>) =>
      countAnswers(context, id, query, weightsOf),
    getLabelQuality: async () => null,
    compareIntegrity: (...[context, id]: Parameters<IntegrityOf>) => compareIntegrity(context, id, { resultsIn }),
    ...drawn,
  };
  const context = createContext(units, clock, userActor());
  const arranged = await savedArrangement(context, campaignId);
  const { bytes } = await makeReportDocument(context, { campaignId, arranged, format: 'pdf' }, tools);
  if (bytes.length === 0) throw new Error('the document is empty');
};

/** The population of a council. */
const populate = (councilId: string, dimensions: readonly PopulationDimension[]): Promise<void> =>
  units.unitOfWork(systemActor('campaigns', councilId), ({ populations }) =>
    populations.save(councilId, { dimensions, sourceRevision: 1 }),
  );

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

interface WorkerRequest {
  readonly population?: readonly PopulationDimension[];
  readonly councilId?: string;
  /** Begins to measure the longest time that the event loop is blocked. */
  readonly reset?: boolean;
  readonly fill?: Fill;
  readonly store?: Store;
  readonly draw?: string;
}

const done = async (message: WorkerRequest): Promise<void> => {
  if (message.reset) delay.reset();
  if (message.population) await populate(message.councilId ?? '', message.population);
  if (message.fill) await fill(message.fill);
  if (message.store) await store(message.store);
  if (message.draw) await draw(message.draw);
};

const MICROSECONDS = 1_000;
/** In a millisecond. */
const NANOSECONDS = 1_000_000;

/** Totals of the process so far: processor and main thread in milliseconds, memory in bytes, calls of the database. */
const taken = () => {
  const { user, system } = process.cpuUsage();
  const { active: script } = performance.eventLoopUtilization();
  const blockedMs = Math.max(0, delay.max / NANOSECONDS);
  return { cpu: (user + system) / MICROSECONDS, script, memory: process.memoryUsage().rss, queries, blockedMs };
};

process.on('message', (message: WorkerRequest) => {
  void done(message).then(() => process.send?.(taken()));
});
process.send?.({ url: service.url });
