/** @file The subscribers service in its own process, on the database in MONGODB_URI, with a campaign to invite to. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { campaignChangedEvent, councilChangedEvent } from '@folkmoot/contracts';
import { createInProcessTransport, createLogger } from '@folkmoot/service-kit';
import { ownCouncil, sampleCouncil, signedEvent, testKeysEnv } from '@folkmoot/service-kit/testing';
import { start } from '../../../services/subscribers/src/service';

const transport = createInProcessTransport();
const service = await start(
  {
    ...process.env,
    PORT: '0',
    ...testKeysEnv('subscribers'),
    PUBLIC_ORIGIN: 'http://localhost:8080',
    ADMIN_URL: 'http://127.0.0.1:9',
    MAILS_PER_SECOND: '0',
    MAILING_UNDO_SECONDS: '0',
    SUBSCRIBER_KEY: 'a key for benchmarks that is long enough 0123456789',
  },
  { transport, logger: createLogger('subscribers', 'warn') },
);
await transport.open();

const council = sampleCouncil();
const campaign = {
  id: 'bench',
  councilId: ownCouncil,
  title: 'Parks',
  description: '',
  status: 'active' as const,
  frequency: 'once' as const,
  startDate: null,
  endDate: null,
  publishedVersion: 1,
  isDeleted: false,
  revision: 1,
};
const origin = { councilId: ownCouncil, now: new Date() };
await transport.publish([
  signedEvent(
    councilChangedEvent,
    { aggregate: { type: 'council', id: council.id, revision: 1 }, payload: { council } },
    origin,
  ),
  signedEvent(
    campaignChangedEvent,
    { aggregate: { type: 'campaign', id: campaign.id, revision: 1 }, payload: { change: 'activated', campaign } },
    origin,
  ),
]);
const stop = () => void service.stop().then(() => process.exit(0));
process.once('SIGTERM', stop);

// Delay of other work in this process. Sent on request.
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
process.on('message', () => {
  process.send?.({ late: delays.percentile(99) / 1e6, longest: delays.max / 1e6 });
  delays.reset();
});
process.send?.({ url: service.url });
