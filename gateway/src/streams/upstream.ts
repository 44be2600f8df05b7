import { type Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';

export interface Asked {
  /** The addresses of the replicas, the best one first. */
  readonly addresses: readonly string[];
  readonly gone: (address: string) => void;
  /** With its query. */
  readonly url: string;
  readonly headers: OutgoingHttpHeaders;
  readonly signal: AbortSignal;
}

const ANSWER_MS = 30_000;

const ask = (agent: Agent, address: string, { url, headers, signal }: Asked): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const host = hostname.replace(/^\[|\]$/g, '');
    const outgoing = request({ agent, host, port, path: url, headers, signal });
    const timer = setTimeout(() => outgoing.destroy(new Error('no answer in time')), ANSWER_MS);
    outgoing.once('response', (response) => {
      clearTimeout(timer);
      // It is cut off when the gateway or the service ends it; whoever reads it is told by `close`.
      response.on('error', () => undefined);
      resolve(response);
    });
    outgoing.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    outgoing.end();
  });

/** Asks one replica after the other for a stream; null when none answers. */
export const askForStream = async (agent: Agent, asked: Asked): Promise<IncomingMessage | null> => {
  for (const address of asked.addresses) {
    const answer = await ask(agent, address, asked).catch(() => null);
    if (answer || asked.signal.aborted) return answer;
    asked.gone(address);
  }
  return null;
};
