/** @file The subscribers service in a process of its own, on the database that MONGODB_URI names. */
import { createInProcessTransport, createLogger, startService } from '@folkmoot/service-kit';
import { subscribersService } from '../../../services/subscribers/src/app';

const { MONGODB_URI: mongodbUri = '', ACTOR_KEY: actorTokenKey = '', PORT: port = '0' } = process.env;

const transport = createInProcessTransport();
const service = await startService(subscribersService, {
  transport,
  logger: createLogger('subscribers', 'warn'),
  config: {
    nodeEnv: 'production',
    port: Number(port),
    host: '127.0.0.1',
    mongodbUri,
    actorTokenKey,
    mailFrom: 'Folkmoot <no-reply@folkmoot.example>',
    logLevel: 'warn',
    checkResponses: false,
    publicOrigin: 'http://localhost:8080',
    productName: 'Folkmoot',
    supportEmail: 'support@folkmoot.example',
    dataDir: '.',
    subscriberKey: 'a key for benchmarks that is long enough 0123456789',
    demoData: false,
  },
});
await transport.open();
process.send?.({ url: service.url });
