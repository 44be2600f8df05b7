import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Fake of the subscribers service: has every segment, except ids that begin with `no-`. */
export const startSegmentsServer = async () => {
  const server = createServer((req, res) => res.writeHead(req.url?.includes('/no-') ? 404 : 204).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
