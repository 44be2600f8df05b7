import { type Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';

export interface StreamTarget {
  /** Addresses of the replicas, the best one first. */
  readonly addresses: readonly string[];
  readonly gone: (address: string) => void;
  /** Path with its query. */
  readonly url: string;
  readonly headers: OutgoingHttpHeaders;
  readonly signal: AbortSignal;
}

const ANSWER_MS = 30_000;

const ask = (agent: Agent, address: string, { url, headers, signal }: StreamTarget): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const host = hostname.replace(/^\[|\]$/g, '');
    const outgoing = request({ agent, host, port, path: url, headers, signal });
    const timer = setTimeout(() => outgoing.destroy(new Error('no answer in time')), ANSWER_MS);
    outgoing.once('response', (response) => {
      clearTimeout(timer);
      // The stream is cut when the gateway or the service ends it. The reader gets `close`.
      response.on('error', () => undefined);
      resolve(response);
    });
    outgoing.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    outgoing.end();
  });

/** Requests a stream from one replica after another. Null when none answers. */
export const askForStream = async (agent: Agent, target: StreamTarget): Promise<IncomingMessage | null> => {
  for (const address of target.addresses) {
    const answer = await ask(agent, address, target).catch(() => null);
    if (answer || target.signal.aborted) return answer;
    target.gone(address);
  }
  return null;
};
