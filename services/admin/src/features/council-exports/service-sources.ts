import { type Operation, type ServiceName, serviceNames } from '@folkmoot/contracts';
import {
  type CouncilExporter,
  exportKindOperation,
  fetchService,
  listExportedKindsOperation,
  serviceHeaders,
} from '@folkmoot/service-kit';
import type { CouncilSource } from './council-source';

interface SourceOptions {
  readonly serviceKey: string;
  /** Where the other services are. */
  readonly urls: Readonly<Partial<Record<ServiceName, string | undefined>>>;
  /** This service itself. */
  readonly own: CouncilExporter;
}

/** Counting a million responses takes a while. */
const PATIENCE_MS = 120_000;

const pathOf = ({ path }: Operation, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const ask = async (service: ServiceName, { urls, serviceKey }: SourceOptions, path: string, signal: AbortSignal) => {
  const url = urls[service];
  if (!url) throw new Error(`${service}: its address is not known`);
  const headers = await serviceHeaders({ from: 'admin', to: service, serviceKey });
  const response = await fetchService(url, path, { headers, signal });
  if (!response.ok || !response.body) throw new Error(`${service} answered ${response.status}`);
  return { body: response.body, json: () => response.json() };
};

const overHttp = (service: ServiceName, options: SourceOptions): CouncilSource => ({
  service,
  kinds: async (councilId) => {
    const path = pathOf(listExportedKindsOperation, { councilId });
    const { json } = await ask(service, options, path, AbortSignal.timeout(PATIENCE_MS));
    return listExportedKindsOperation.response.parse(await json()).kinds;
  },
  lines: async function* (councilId, kind, after, signal) {
    const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
    const { body } = await ask(service, options, `${pathOf(exportKindOperation, { councilId, kind })}${query}`, signal);
    yield* body;
  },
});

const ownSource = ({ own }: SourceOptions): CouncilSource => ({
  service: 'admin',
  kinds: (councilId) => own.kinds(councilId),
  lines: async function* (councilId, kind, after) {
    for await (const piece of own.lines(councilId, kind, after ?? undefined)) yield Buffer.from(piece);
  },
});

/** Every service as it is asked: the others over HTTP, this one directly. */
export const createCouncilSources = (options: SourceOptions): readonly CouncilSource[] =>
  serviceNames.map((service) => (service === 'admin' ? ownSource(options) : overHttp(service, options)));
