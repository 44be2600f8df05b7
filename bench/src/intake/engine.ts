/** @file The embedded engine in a process of its own, as the product runs it: durable writes. */
import { startEngine } from '@folkmoot/embedded-mongo';

const engine = await startEngine({ dbPath: process.env.DB_PATH ?? '', port: 0 });
process.send?.({ uri: engine.uri });
