/** @file The embedded engine in its own process, with durable writes as in the product. */
import { startEngine } from '@folkmoot/embedded-mongo';

const engine = await startEngine({ dbPath: process.env.DB_PATH ?? '', port: 0 });
process.send?.({ uri: engine.uri });
