import { type ServiceName, serviceNames } from '@folkmoot/contracts';
import {
  type CouncilExporter,
  createServiceCalls,
  exportKindOperation,
  listExportedKindsOperation,
} from '@folkmoot/service-kit';
import type { CouncilSource } from './council-source';

interface SourceOptions {
  readonly serviceKey: string;
  /** The addresses of the other services. */
  readonly urls: Readonly<Partial<Record<ServiceName, string | undefined>>>;
  /** This service's own data. */
  readonly own: CouncilExporter;
}

/** Counting a million responses takes long, so this timeout is long. */
const COUNT_TIMEOUT_MS = 120_000;

const overHttp = (service: ServiceName, { urls, serviceKey }: SourceOptions): CouncilSource => {
  const calls = createServiceCalls({ from: 'admin', serviceKey, addressOf: (name) => urls[name] });
  return {
    service,
    kinds: async (councilId) => {
      const params = { councilId };
      const input = { params, to: service, timeoutMs: COUNT_TIMEOUT_MS };
      return (await calls.callService(listExportedKindsOperation, input)).kinds;
    },
    lines: async function* (councilId, kind, after, signal) {
      const input = { params: { councilId, kind }, query: { after: after ?? undefined }, to: service, signal };
      const { body } = await calls.openFile(exportKindOperation, input);
      if (!body) throw new Error(`${service} answered without a body`);
      yield* body;
    },
  };
};

const ownSource = ({ own }: SourceOptions): CouncilSource => ({
  service: 'admin',
  kinds: (councilId) => own.kinds(councilId),
  lines: async function* (councilId, kind, after) {
    for await (const piece of own.lines(councilId, kind, after ?? undefined)) yield Buffer.from(piece);
  },
});

/** All services as sources: the others over HTTP, this one directly. */
export const createCouncilSources = (options: SourceOptions): readonly CouncilSource[] =>
  serviceNames.map((service) => (service === 'admin' ? ownSource(options) : overHttp(service, options)));
