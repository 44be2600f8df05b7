import { type Actor, watchReportOperation } from '@folkmoot/contracts';
import { ACTOR_HEADER } from '@folkmoot/service-kit';
import { tokenFor } from '@folkmoot/service-kit/testing';
import type { TestCampaigns } from './campaigns-service';

const eventsIn = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)));

/** Listens to the live figures of a campaign as a browser does. */
export const listen = async (service: TestCampaigns, campaignId: string, actor: Actor) => {
  const leave = new AbortController();
  const path = watchReportOperation.path.replace(':campaignId', campaignId);
  const response = await fetch(`${service.url}${path}`, {
    headers: { [ACTOR_HEADER]: await tokenFor(actor, 'campaigns') },
    signal: leave.signal,
  });
  const arrived: unknown[] = [];
  const waiting: ((event: unknown) => void)[] = [];
  const take = (event: unknown) => {
    const waiter = waiting.shift();
    if (waiter) waiter(event);
    else arrived.push(event);
  };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) for (const event of eventsIn(decoder.decode(chunk))) take(event);
  };
  const ended = read().catch(() => undefined);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    /** Waits for the next event. */
    next: (): Promise<unknown> =>
      arrived.length > 0 ? Promise.resolve(arrived.shift()) : new Promise((resolve) => waiting.push(resolve)),
    /** Number of events that were received and not read. */
    waiting: () => arrived.length,
    /** Resolves when the server ends the stream. */
    ended,
    close: async () => {
      leave.abort();
      await ended;
    },
  };
};
