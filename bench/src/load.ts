import { Agent, request } from 'node:http';

export interface Post {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const send = (agent: Agent, port: number, { path, body, headers }: Post): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ agent, port, host: '127.0.0.1', method: 'POST', path, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Posts over this number of connections for a time. Returns requests per second. Throws at the first wrong status. */
export const postFor = async (
  port: number,
  { connections, forMs, make }: { connections: number; forMs: number; make: () => Post },
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - began < forMs) {
      const status = await send(agent, port, make());
      if (status !== 201) throw new Error(`expected 201, got ${status}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return done / seconds;
};
