/** @file The subscribers service in a process of its own, on the database that MONGODB_URI names. */
import { createInProcessTransport, createLogger } from '@folkmoot/service-kit';
import { start } from '../../../services/subscribers/src/service';

const transport = createInProcessTransport();
const service = await start(
  {
    ...process.env,
    PORT: '0',
    ACTOR_TOKEN_KEY: process.env.ACTOR_KEY,
    PUBLIC_ORIGIN: 'http://localhost:8080',
    ADMIN_URL: 'http://127.0.0.1:9',
    MAILS_PER_SECOND: '0',
    SUBSCRIBER_KEY: 'a key for benchmarks that is long enough 0123456789',
  },
  { transport, logger: createLogger('subscribers', 'warn') },
);
await transport.open();
process.send?.({ url: service.url });
