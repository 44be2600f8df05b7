import { requestContext } from '../context/request-context';
import type { JobDefinition } from '../jobs/job.types';
import type { BoundConsumer } from '../messaging/consumer';
import type { Transport } from '../messaging/transport';
import { inSpan } from './tracing';
import type { SpanOrigin, Tracing } from './tracing.types';

/** A job whose runs are traces of their own. */
export const tracedJob =
  (tracing: Tracing) =>
  (job: JobDefinition): JobDefinition => {
    if (!tracing.isOn) return job;
    const origin = (): SpanOrigin => ({ begins: requestContext()?.requestId ?? crypto.randomUUID() });
    return {
      ...job,
      run: (context) =>
        inSpan(tracing, { name: `job ${job.name}`, kind: 'internal', origin: origin() }, () => job.run(context)),
    };
  };

/** A consumer whose work belongs to the trace of its event. Events of residents belong to no request. */
export const tracedConsumer =
  (tracing: Tracing, transport: Pick<Transport, 'kind'>) =>
  (consumer: BoundConsumer): BoundConsumer => {
    if (!tracing.isOn) return consumer;
    return {
      ...consumer,
      take: (envelope) => {
        const origin: SpanOrigin =
          envelope.actor.kind === 'public' ? { isAlone: true } : { follows: envelope.correlationId };
        const attributes = {
          'messaging.system': transport.kind === 'amqp' ? 'rabbitmq' : transport.kind,
          'messaging.destination.name': consumer.name,
          'folkmoot.event': envelope.type,
        };
        const plan = { name: `process ${consumer.name}`, kind: 'consumer', origin, attributes } as const;
        return inSpan(tracing, plan, () => consumer.take(envelope));
      },
    };
  };
