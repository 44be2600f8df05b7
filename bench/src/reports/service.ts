/** @file The campaigns service in a process of its own; it fills campaigns by its own use case when it is told to. */
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { systemActor } from '@folkmoot/contracts';
import { createInProcessTransport, createLogger } from '@folkmoot/service-kit';
import { createHeavyWork } from '@folkmoot/service-kit/heavy-work';
import type { Drawable } from '@folkmoot/service-kit/paper';
import { sampleCouncil, testKeysEnv, userActor } from '@folkmoot/service-kit/testing';
import mongoose from 'mongoose';
import { bundle } from '../../../scripts/build/bundle';
import { countAnswers } from '../../../services/campaigns/src/features/answers';
import { makeReportDocument } from '../../../services/campaigns/src/features/reports';
import { storeResponses } from '../../../services/campaigns/src/features/responses';
import type { CampaignsTasks } from '../../../services/campaigns/src/heavy-worker';
import { start } from '../../../services/campaigns/src/service';
import { responsesOf } from './responses';

const AT_ONCE = 1_000;

const transport = createInProcessTransport();
const service = await start(
  { ...process.env, ...testKeysEnv('campaigns'), PORT: '0', PUBLIC_ORIGIN: 'http://localhost:8080' },
  { transport, logger: createLogger('campaigns', 'warn') },
);
await transport.open();

interface Fill {
  readonly campaignId: string;
  readonly councilId: string;
  readonly responses: number;
}

/** Of a council that is not known, exports are redacted; this one does not want it. */
const tellOfCouncil = async (councilId: string): Promise<void> => {
  const council = sampleCouncil({ id: councilId });
  const { name, slug, timezone, revision: sourceRevision } = council;
  await service.parts.deps.unitOfWork(systemActor('campaigns', councilId), ({ councils }) =>
    councils.save({ id: councilId, name, slug, timezone, council, sourceRevision, isDeleted: false }),
  );
};

const fill = async ({ campaignId, councilId, responses }: Fill): Promise<void> => {
  const { unitOfWork } = service.parts.deps;
  await tellOfCouncil(councilId);
  for (let from = 0; from < responses; from += AT_ONCE) {
    const some = responsesOf(campaignId, from, Math.min(AT_ONCE, responses - from));
    await unitOfWork(systemActor('campaigns', councilId), (unit) => storeResponses(unit, campaignId, some));
  }
};

let queries = 0;
mongoose.set('debug', () => {
  queries += 1;
});

const root = path.resolve(import.meta.dirname, '../../..');
const WORKER = 'heavy-worker';

/** The process for heavy work as it is built for the product. */
const drawing = async () => {
  const outdir = path.join(root, 'build/bench');
  await bundle({ root, entries: [path.join(root, `services/campaigns/src/${WORKER}.ts`)], outdir });
  const work = createHeavyWork<CampaignsTasks>({ program: pathToFileURL(path.join(outdir, WORKER)) });
  return async (what: Drawable) => Buffer.from(await work.run('drawPaper', what, { limitMs: 120_000 }));
};
const drawn = drawing();

const draw = async (campaignId: string): Promise<void> => {
  const deps = {
    ...service.parts.deps,
    productName: 'Folkmoot',
    fetchLogo: async () => null,
    draw: await drawn,
    countAnswers,
  };
  const { bytes } = await makeReportDocument(deps, userActor(), { campaignId, range: {}, format: 'pdf' });
  if (bytes.length === 0) throw new Error('the document is empty');
};

interface Told {
  readonly fill?: Fill;
  readonly draw?: string;
}

const done = async (told: Told): Promise<void> => {
  if (told.fill) await fill(told.fill);
  if (told.draw) await draw(told.draw);
};

const MICROSECONDS = 1_000;

/** What the process has taken so far: processor and main thread in milliseconds, memory in bytes, calls of the database. */
const taken = () => {
  const { user, system } = process.cpuUsage();
  const { active: script } = performance.eventLoopUtilization();
  return { cpu: (user + system) / MICROSECONDS, script, memory: process.memoryUsage().rss, queries };
};

process.on('message', (told: Told) => {
  void done(told).then(() => process.send?.(taken()));
});
process.send?.({ url: service.url });
