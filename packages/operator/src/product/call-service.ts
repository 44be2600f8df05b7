/** @file Calls to the services of the running product, signed with the operator's key. */
import type { Operation, ReplyOf, ServiceName } from '@folkmoot/contracts';
import { type Environment, fetchService, serviceHeaders } from '@folkmoot/service-kit';
import { NotReachableError, Problem } from '../command-line/errors';
import { addressOf, addressVariable, operatorKey } from './running-product';

interface Input {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** For operations that are bound to a council. */
  readonly councilId?: string;
}

/** The part of an operation that a call needs. */
type Target = Pick<Operation, 'method' | 'path'>;

export interface Installation {
  readonly dataDir: string;
  readonly environment: Environment;
}

const searchOf = (query: Input['query'] = {}): string => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)]))}`;
};

const connectionTo = (service: ServiceName, { dataDir, environment }: Installation) => {
  const url = addressOf(service, dataDir, environment);
  const serviceKey = operatorKey(dataDir, environment);
  if (url && serviceKey) return { url, serviceKey };
  throw new NotReachableError(
    `Nothing runs on ${dataDir}: start the product first, or set ${addressVariable(service)} and SERVICE_KEY.`,
  );
};

const notAnswering = (service: ServiceName) => (): never => {
  throw new NotReachableError(`The ${service} service does not answer.`);
};

/** Sends a request to a service. Throws a Problem with the words of the service when it refuses. */
export const sendToService = async (
  service: ServiceName,
  { method, path }: Target,
  { query, body, councilId }: Input,
  installation: Installation,
): Promise<unknown> => {
  const { url, serviceKey } = connectionTo(service, installation);
  const response = await fetchService(url, `${path}${searchOf(query)}`, {
    method: method.toUpperCase(),
    headers: {
      'content-type': 'application/json',
      ...(await serviceHeaders({ from: 'operator', to: service, serviceKey, councilId: councilId ?? null })),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(notAnswering(service));
  const reply = (await response.json()) as { readonly detail?: string };
  if (!response.ok) throw new Problem(reply.detail ?? `The ${service} service answered ${response.status}.`);
  return reply;
};

/** Calls an internal operation of a service. */
export const callService = async <O extends Operation>(
  operation: O,
  input: Input,
  installation: Installation,
): Promise<ReplyOf<O>> => (await sendToService(operation.service, operation, input, installation)) as ReplyOf<O>;
