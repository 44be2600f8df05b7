import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isKeyOf, lookup } from '@folkmoot/contracts';
import { nodeFlags } from '../start/node-flags.mjs';
import { type ComposeFile, type ComposeService, isOurs } from './compose-file';

type Named = readonly [name: string, service: ComposeService];

const SECRET = '/run/secrets/';

/** A file that a variable names must be mounted in the service, and every mounted secret must be used. */
const secretProblems = ([name, { environment, secrets }]: Named, { secrets: known }: ComposeFile): string[] => {
  const granted = new Set(secrets.map(({ target }) => target));
  const named = Object.values(environment).filter((value) => value.startsWith(SECRET));
  return [
    ...named.filter((file) => !granted.has(file)).map((file) => `${name} reads ${file}, which it is not given`),
    ...secrets
      .filter(({ source }) => !lookup(known, source))
      .map(({ source }) => `${name} uses the secret ${source}: none`),
  ];
};

/**
 * Secrets with a container's name at the end belong to that container: its private key, its database, its user of the
 * broker.
 */
const OWNED = /^(?:service_key|amqp_url|mongodb_uri)_([a-z]+)$/;

const foreignSecrets = ([name, { secrets }]: Named, { services }: ComposeFile): string[] =>
  secrets.flatMap(({ source }) => {
    const owner = OWNED.exec(source)?.[1];
    const isForeign = owner !== undefined && owner !== name && isKeyOf(services, owner);
    return isForeign ? [`${name} is given ${source}, which is of ${owner}`] : [];
  });

const unusedSecrets = ({ services, secrets }: ComposeFile): string[] => {
  const used = new Set(Object.values(services).flatMap((service) => service.secrets.map(({ source }) => source)));
  return Object.keys(secrets)
    .filter((name) => !used.has(name))
    .map((name) => `nobody uses the secret ${name}`);
};

/** Keys, passwords and addresses with passwords must be files, never plain values. */
const plainSecrets = ([name, { environment }]: Named): string[] =>
  Object.keys(environment)
    .filter((variable) => /(KEY|SECRET|PASSWORD)$|^(MONGODB_URI|AMQP_URL)$/.test(variable))
    .map((variable) => `${name} has ${variable} in its environment: give it as ${variable}_FILE`);

const isListening = ({ environment }: ComposeService, port: string): boolean =>
  Object.entries(environment).some(([variable, value]) => /(^|_)PORT$/.test(variable) && value === port);

/** Addresses of other services must lead to one of our services that listens at that port. */
const addressProblems = ([name, { environment }]: Named, { services }: ComposeFile): string[] =>
  Object.entries(environment).flatMap(([variable, value]) => {
    const [, host = '', port = ''] = /^(?:http|smtp):\/\/([a-z-]+):(\d+)$/.exec(value) ?? [];
    if (host === '' || host === 'localhost') return [];
    const target = lookup(services, host);
    const isThere = target !== undefined && isListening(target, port);
    return isThere ? [] : [`${name}: ${variable} leads to ${value}, where nobody listens`];
  });

/** A container's networks must be in the file, and it must share one with each service that it calls or waits for. */
const networkProblems = ([name, { networks, environment, depends_on: needs }]: Named, file: ComposeFile): string[] => {
  const named = Object.values(environment).map((value) => /^\w+:\/\/([a-z-]+):\d+$/.exec(value)?.[1] ?? '');
  // Containers that run once are waited for, and not called.
  const lasting = Object.keys(needs).filter((needed) => lookup(file.services, needed)?.restart === 'unless-stopped');
  const others = [...new Set([...named, ...lasting])].filter(
    (other) => other !== name && isKeyOf(file.services, other),
  );
  return [
    ...(networks.length > 0 ? [] : [`${name} is in no network of the file`]),
    ...networks
      .filter((network) => !isKeyOf(file.networks, network))
      .map((network) => `${name} is in the network ${network}: none`),
    ...others
      .filter((other) => !lookup(file.services, other)?.networks.some((network) => networks.includes(network)))
      .map((other) => `${name} is in no network with ${other}`),
  ];
};

const orderProblems = ([name, { depends_on: needs }]: Named, { services }: ComposeFile): string[] =>
  Object.entries(needs).flatMap(([needed, { condition }]) => {
    const other = lookup(services, needed);
    if (!other) return [`${name} waits for ${needed}, which is not there`];
    const isBlind = condition === 'service_healthy' && !other.healthcheck;
    return isBlind ? [`${name} waits for the health of ${needed}, which has no health check`] : [];
  });

const volumeProblems = ([name, { volumes }]: Named, file: ComposeFile, root: string): string[] =>
  volumes.flatMap((volume) => {
    const [from = ''] = volume.split(':');
    if (!/^[./]/.test(from)) return isKeyOf(file.volumes, from) ? [] : [`${name} mounts the volume ${from}: none`];
    const isOutput = from === './backups';
    return isOutput || existsSync(path.join(root, from)) ? [] : [`${name} mounts ${from}, which is not there`];
  });

/** Without the accessor `__proto__` no text from outside reaches a prototype. */
const flagProblems = ([name, { command }]: Named): string[] =>
  command[0] === 'node' && command[1] !== '--version' && !nodeFlags.every((flag) => command.includes(flag))
    ? [`${name} starts Node without ${nodeFlags.join(' ')}`]
    : [];

/** Required restrictions of our containers, and their health check. */
const guardProblems = ([name, service]: Named): string[] => {
  if (!isOurs(service)) return [];
  const { read_only: isReadOnly, cap_drop: dropped, init, healthcheck, restart, build } = service;
  return [
    ...(isReadOnly && init && dropped?.includes('ALL') ? [] : [`${name} is not guarded`]),
    ...(restart === 'unless-stopped' && !healthcheck ? [`${name} has no health check`] : []),
    ...(build && !existsSync(build.dockerfile) ? [`${name} is built by ${build.dockerfile}, which is not there`] : []),
  ];
};

/** Without limits one container takes the memory and the processors of all others. */
const limitProblems = ([name, { deploy }]: Named): string[] =>
  deploy.resources ? [] : [`${name} has no limits of memory and processors`];

const servicesIn = (root: string): string[] =>
  readdirSync(path.join(root, 'services')).filter((name) =>
    existsSync(path.join(root, 'services', name, 'src/main.ts')),
  );

const missingAddress = (file: ComposeFile, who: string, service: string): string[] => {
  const variable = `${service.toUpperCase()}_URL`;
  const hasAddress = who === service || lookup(lookup(file.services, who)?.environment, variable) !== undefined;
  return hasAddress ? [] : [`${who} has no address of ${service}: ${variable}`];
};

/**
 * Every service of the repository needs a container, and the services that call it or check its health need its
 * address.
 */
const missing = (file: ComposeFile, root: string): string[] => {
  const built = new Set(Object.values(file.services).map(({ build }) => build?.args?.DEPLOYABLE));
  const services = servicesIn(root);
  return [
    ...['gateway', ...services.map((name) => `services/${name}`)]
      .filter((deployable) => !built.has(deployable))
      .map((deployable) => `nothing is built from ${deployable}`),
    ...services.flatMap((name) => ['gateway', 'admin', 'tools'].flatMap((who) => missingAddress(file, who, name))),
  ];
};

/** Every inconsistency of the file, one per line. */
export const composeProblems = (file: ComposeFile, root: string): string[] => [
  ...Object.entries(file.services).flatMap((named) => [
    ...secretProblems(named, file),
    ...foreignSecrets(named, file),
    ...plainSecrets(named),
    ...addressProblems(named, file),
    ...orderProblems(named, file),
    ...networkProblems(named, file),
    ...volumeProblems(named, file, root),
    ...guardProblems(named),
    ...limitProblems(named),
    ...flagProblems(named),
  ]),
  ...unusedSecrets(file),
  ...missing(file, root),
];
