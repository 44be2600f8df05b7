/**
 * @file The containers of docker-compose.yml as processes on this machine: with the commands and environments of the
 * file. Only names that depend on containers are replaced: ports, folders of volumes, files of secrets.
 */

import path from 'node:path';
import { lookup } from '@folkmoot/contracts';
import { freePorts } from '../start/ports.mjs';
import { type ComposeFile, type ComposeService, isOurs } from './compose-file';

export interface Process {
  /** `campaigns-2`: the second replica of campaigns. */
  readonly name: string;
  readonly service: string;
  /** Its HTTP address. Null when it has none. */
  readonly url: string | null;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The health check command of its container. */
  readonly healthcheck: readonly string[] | null;
}

export interface Outside {
  readonly file: ComposeFile;
  /** The folder of the secrets. */
  readonly secretsDir: string;
  /** The parent folder of the volumes. */
  readonly volumesDir: string;
}

const PORT = /(^|_)PORT$/;

interface Replica {
  readonly service: string;
  readonly number: number;
  /** Ports on this machine, by the port inside the container. */
  readonly ports: ReadonlyMap<string, number>;
}

/** The published port stays the one of the file. The others are free ports. */
const publishedPort = ({ ports }: ComposeService, inside: string): number | undefined => {
  const mapping = ports.map((each) => each.split(':')).find((parts) => parts.at(-1) === inside);
  return mapping && Number(mapping.at(-2));
};

const replicasOf = async (service: string, definition: ComposeService): Promise<Replica[]> => {
  const inside = Object.entries(definition.environment).flatMap(([name, value]) => (PORT.test(name) ? [value] : []));
  const replicas = Array.from({ length: definition.deploy.replicas }, async (_, index) => {
    const free = await freePorts(inside.length);
    const ports = new Map(inside.map((port, at) => [port, publishedPort(definition, port) ?? free[at] ?? 0] as const));
    return { service, number: index + 1, ports };
  });
  return Promise.all(replicas);
};

const mountsOf = ({ volumes }: ComposeService, { volumesDir }: Outside): [string, string][] =>
  volumes.map((volume) => {
    const [from = '', to = ''] = volume.split(':');
    return [to, path.join(volumesDir, path.basename(from))];
  });

/**
 * Replaces container paths and addresses by those of the machine. Files and names that the service does not have are
 * not replaced, so they fail.
 */
const translator = (replica: Replica, definition: ComposeService, outside: Outside, all: readonly Replica[]) => {
  const secrets = definition.secrets.map(({ source, target }): [string, string] => [
    target,
    path.join(outside.secretsDir, source),
  ]);
  const places = [...secrets, ...mountsOf(definition, outside)];
  const address = (host: string, port: string): string[] =>
    all
      .filter(({ service }) => service === host)
      .flatMap(({ ports }) => ports.get(port) ?? [])
      .map((own) => `127.0.0.1:${own}`);
  return (value: string): string => {
    const mount = places.find(([inside]) => value === inside || value.startsWith(`${inside}/`));
    if (mount) return `${mount[1]}${value.slice(mount[0].length)}`;
    const [, scheme = '', host = '', port = ''] = /^(\w+:\/\/)([a-z-]+):(\d+)$/.exec(value) ?? [];
    const outsideAddress = host === '' ? [] : address(host, port);
    // A name resolves to every replica, as in Docker's DNS.
    if (outsideAddress.length > 0) return outsideAddress.map((each) => `${scheme}${each}`).join(',');
    return value.replace(/127\.0\.0\.1:(\d+)/, (whole, inside: string) => {
      const own = replica.ports.get(inside);
      return own === undefined ? whole : `127.0.0.1:${own}`;
    });
  };
};

const environmentOf = ({ environment }: ComposeService, { ports }: Replica, translate: (value: string) => string) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      if (name === 'HOST') return [name, '127.0.0.1'];
      return [name, PORT.test(name) ? String(ports.get(value)) : translate(value)];
    }),
  );

const processOf = (replica: Replica, outside: Outside, all: readonly Replica[]): Process => {
  const definition = lookup(outside.file.services, replica.service);
  if (!definition) throw new Error(`no service ${replica.service}`);
  const translate = translator(replica, definition, outside, all);
  const [port] = replica.ports.values();
  return {
    name: `${replica.service}-${replica.number}`,
    service: replica.service,
    url: definition.environment.PORT && port ? `http://127.0.0.1:${port}` : null,
    command: definition.command.map(translate),
    env: environmentOf(definition, replica, translate),
    healthcheck: definition.healthcheck?.test.slice(1).map(translate) ?? null,
  };
};

/** All our processes, unordered. */
export const processesOf = async (outside: Outside): Promise<Process[]> => {
  const ours = Object.entries(outside.file.services).filter(([, service]) => isOurs(service));
  const all = (await Promise.all(ours.map(([name, service]) => replicasOf(name, service)))).flat();
  return all.map((replica) => processOf(replica, outside, all));
};
