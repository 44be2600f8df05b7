/** @file Runs in the engine's container: starts the engine on loopback, and passes connections of other containers on to it. */
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';

const ENGINE_PORT = 27018;
const PORT = 27017;

const engine = spawn(process.execPath, ['dist/main.mjs', '--dbpath', '/data/db', '--port', String(ENGINE_PORT)], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
engine.once('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => engine.kill('SIGTERM'));

createServer((client) => {
  const server = connect(ENGINE_PORT, '127.0.0.1');
  client.pipe(server).pipe(client);
  client.once('error', () => server.destroy()).once('close', () => server.destroy());
  server.once('error', () => client.destroy()).once('close', () => client.destroy());
}).listen(PORT, '0.0.0.0');
