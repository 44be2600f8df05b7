/** @file The upper limit of node:http: sends the bytes and headers that it was handed, from memory. */
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

let body = Buffer.alloc(0);
let headers: OutgoingHttpHeaders = {};

const server = createServer((req, res) => {
  if (req.method === 'GET') return void res.writeHead(200, headers).end(body);
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    body = Buffer.concat(chunks);
    headers = JSON.parse(String(req.headers['x-headers'] ?? '{}'));
    res.end();
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
