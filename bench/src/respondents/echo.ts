/**
 * @file The upper limit of node:http: serves the same page from memory, and receives and answers the same bytes. Stores
 * nothing.
 */
import { createServer } from 'node:http';

let page = Buffer.alloc(0);
const receipt = JSON.stringify({ receipt: 'ABCDE-FGHJK-MNPQR-STVWX' });

const server = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    if (req.method === 'PUT') page = Buffer.concat(chunks);
    if (req.method === 'GET') return res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    res.writeHead(201, { 'content-type': 'application/json' }).end(receipt);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
