import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Servers of one test file, each at a free port of this machine; `closeAll` after each test. */
export const localServers = () => {
  const open: Server[] = [];
  /** Begins to serve. Returns the address, without a slash at its end. */
  const serve = async (handle: RequestListener): Promise<string> => {
    const server = createServer(handle);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const closeAll = (): void => {
    for (const server of open.splice(0)) {
      server.close();
      server.closeAllConnections();
    }
  };
  return { serve, closeAll };
};
