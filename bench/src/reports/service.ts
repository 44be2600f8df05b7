/** @file The campaigns service in a process of its own; it fills campaigns by its own use case when it is told to. */
import { systemActor } from '@folkmoot/contracts';
import { createInProcessTransport, createLogger } from '@folkmoot/service-kit';
import { storeResponses } from '../../../services/campaigns/src/features/responses';
import { start } from '../../../services/campaigns/src/service';
import { responsesOf } from './responses';

const AT_ONCE = 1_000;

const transport = createInProcessTransport();
const service = await start(
  { ...process.env, PORT: '0', ACTOR_TOKEN_KEY: process.env.ACTOR_KEY, PUBLIC_ORIGIN: 'http://localhost:8080' },
  { transport, logger: createLogger('campaigns', 'warn') },
);
await transport.open();

interface Fill {
  readonly campaignId: string;
  readonly councilId: string;
  readonly responses: number;
}

const fill = async ({ campaignId, councilId, responses }: Fill): Promise<void> => {
  const { unitOfWork } = service.parts.deps;
  for (let from = 0; from < responses; from += AT_ONCE) {
    const some = responsesOf(campaignId, from, Math.min(AT_ONCE, responses - from));
    await unitOfWork(systemActor('campaigns', councilId), (unit) => storeResponses(unit, campaignId, some));
  }
};

process.on('message', (told: { fill?: Fill }) => {
  const work = told.fill ? fill(told.fill) : Promise.resolve();
  void work.then(() => process.send?.({ done: true, memory: process.memoryUsage().rss }));
});
process.send?.({ url: service.url });
