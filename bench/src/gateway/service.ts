/** @file A service behind the gateway: it checks the actor, and answers a list from memory. */
import { setInterval as every } from 'node:timers/promises';
import { listTagsOperation, type UserActor, watchReportOperation } from '@folkmoot/contracts';
import { createMetrics, createServiceApp, eventStream, listen, route, silentLogger } from '@folkmoot/service-kit';
import { testTrustedKeys } from '@folkmoot/service-kit/testing';

const tag = (index: number) => ({
  id: `tag_${index}`,
  councilId: 'council_bench',
  name: `Tag ${index}`,
  description: 'Decisions, meetings and what comes of your answers.',
  color: '#2563eb',
  isDefault: false,
  subscriberCount: index,
  createdBy: 'user_bench',
  createdAt: '2026-01-01T00:00:00.000Z',
  revision: 1,
});
const answer = { items: Array.from({ length: 20 }, (_, index) => tag(index)), nextCursor: null };

const EVENT_MS = 1_000;
/** A report stream with one response per second. */
const watchReport = route(watchReportOperation, {
  handle: () =>
    eventStream(async (send, signal) => {
      let responses = 0;
      send({ event: 'report', data: { revision: responses, responses } });
      try {
        for await (const _ of every(EVENT_MS, undefined, { signal }))
          send({ event: 'report', data: { revision: ++responses, responses } });
      } catch {
        // The watcher left.
      }
    }),
});

const app = createServiceApp({
  service: 'subscribers',
  routes: [route(listTagsOperation, { handle: () => answer }), watchReport],
  config: { trustedKeys: testTrustedKeys },
  logger: silentLogger,
  metrics: createMetrics('bench'),
});

const actor: UserActor = {
  kind: 'user',
  userId: 'user_bench',
  role: 'council_admin',
  status: 'active',
  councilId: 'council_bench',
  actingAs: null,
  sessionId: 'session_bench',
};

const { port } = await listen(
  (req, res) => {
    if (req.url !== '/internal/sessions/resolve') return void app(req, res);
    req.resume();
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ actor }));
  },
  0,
  '127.0.0.1',
);
process.send?.({ port });
