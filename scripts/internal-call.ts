/** @file Calls of commands to the services of the product that runs, as the installation's own operator. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Operation, ReplyOf, ServiceName } from '@folkmoot/contracts';
import { environmentValue, fetchService, serviceHeaders } from '@folkmoot/service-kit';

interface Sent {
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
}

/** Ends the command with one line and code 1. */
export const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const kept = (dataDir: string, file: string): Record<string, string> => {
  const where = path.join(dataDir, file);
  return existsSync(where) ? JSON.parse(readFileSync(where, 'utf8')) : {};
};

const searchOf = (query: Sent['query'] = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`;
};

/**
 * Makes the function that calls internal operations of a service. Where it is and the key to it come from ADMIN_URL (or
 * CAMPAIGNS_URL and so on) and SERVICE_KEY, the operator's, else from the data folder of the product that runs.
 */
export const internalCaller = (dataDir: string, service: ServiceName = 'admin') => {
  const variable = `${service.toUpperCase()}_URL`;
  const url = environmentValue(process.env, variable) ?? kept(dataDir, 'addresses.json')[service];
  const serviceKey = environmentValue(process.env, 'SERVICE_KEY') ?? kept(dataDir, 'secrets.json').SERVICE_KEY_OPERATOR;
  if (!url || !serviceKey)
    return fail(`Nothing runs on ${dataDir}: start the product first, or set ${variable} and SERVICE_KEY.`);
  return async <O extends Operation>(operation: O, { query, body }: Sent = {}): Promise<ReplyOf<O>> => {
    const response = await fetchService(url, `${operation.path}${searchOf(query)}`, {
      method: operation.method.toUpperCase(),
      headers: {
        'content-type': 'application/json',
        ...(await serviceHeaders({ from: 'operator', to: service, serviceKey })),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => fail(`The ${service} service does not answer.`));
    const reply = (await response.json()) as { detail?: string };
    if (!response.ok) fail(reply.detail ?? `The ${service} service answered ${response.status}.`);
    return reply as ReplyOf<O>;
  };
};
