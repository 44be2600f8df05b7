/**
 * @file The containers of docker-compose.yml as processes on this machine: their commands and environments as they stand there,
 * with only those names put in place of containers' that a machine has: ports, folders of volumes, files of secrets.
 */

import path from 'node:path';
import { lookup } from '@folkmoot/contracts';
import { freePorts } from '../start/ports.mjs';
import { type ComposeFile, type ComposeService, isOurs } from './compose-file';

export interface Process {
  /** `campaigns-2`: the second replica of campaigns. */
  readonly name: string;
  readonly service: string;
  /** Where it answers over HTTP, if it does. */
  readonly url: string | null;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** As a container of it is asked how it is. */
  readonly healthcheck: readonly string[] | null;
}

export interface Outside {
  readonly file: ComposeFile;
  /** Where the secrets are. */
  readonly secretsDir: string;
  /** In which each volume is a folder. */
  readonly volumesDir: string;
}

const PORT = /(^|_)PORT$/;

interface Replica {
  readonly service: string;
  readonly number: number;
  /** By the port inside. */
  readonly ports: ReadonlyMap<string, number>;
}

/** The port that is published stays the one of the file; the others are free ones. */
const publishedPort = ({ ports }: ComposeService, inside: string): number | undefined => {
  const found = ports.map((each) => each.split(':')).find((parts) => parts.at(-1) === inside);
  return found && Number(found.at(-2));
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

/** Puts what the machine has in place of what a container sees; what the service is not given stays as it is, and fails. */
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
    const place = places.find(([inside]) => value === inside || value.startsWith(`${inside}/`));
    if (place) return `${place[1]}${value.slice(place[0].length)}`;
    const [, scheme = '', host = '', port = ''] = /^(\w+:\/\/)([a-z-]+):(\d+)$/.exec(value) ?? [];
    const found = host === '' ? [] : address(host, port);
    // A name stands for every replica, as in Docker's own directory.
    if (found.length > 0) return found.map((each) => `${scheme}${each}`).join(',');
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

/** Every process of ours, in no order. */
export const processesOf = async (outside: Outside): Promise<Process[]> => {
  const ours = Object.entries(outside.file.services).filter(([, service]) => isOurs(service));
  const all = (await Promise.all(ours.map(([name, service]) => replicasOf(name, service)))).flat();
  return all.map((replica) => processOf(replica, outside, all));
};
