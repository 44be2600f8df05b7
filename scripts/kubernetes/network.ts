/**
 * @file Who may talk to whom: nobody, except for the calls that docker-compose.yml lists, the database, the broker, the
 * ingress, and what services need outside.
 */
import { type Manifest, metadataOf, NAME_LABEL, podsOf } from './manifest';
import {
  type INetworkPolicyEgressRule,
  type INetworkPolicyIngressRule,
  type INetworkPolicyPeer,
  NetworkPolicy,
} from './models';
import { type Part, PORT } from './parts';
import { brokerPods, databasePods } from './stores';
import type { Values } from './values';

const BROKER_PORT = 5_672;
const DATABASE_PORT = 27_017;
const HTTPS_PORT = 443;
const API_PORTS = [HTTPS_PORT, 6_443];
/** RabbitMQ's own metrics. */
const BROKER_METRICS_PORT = 15_692;

const tcp = (port: number, endPort?: number) => ({
  protocol: 'TCP' as const,
  port,
  ...(endPort ? { endPort } : {}),
});

const namespacePods = (name: string): INetworkPolicyPeer => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
});
const pods = (matchLabels: Record<string, string>): INetworkPolicyPeer => ({ podSelector: { matchLabels } });
const part = (name: string): INetworkPolicyPeer => ({ podSelector: podsOf(name) });
const blocks = (networks: readonly string[]): INetworkPolicyPeer[] => networks.map((cidr) => ({ ipBlock: { cidr } }));

/** Every address that is not private. */
const internet: INetworkPolicyPeer[] = [
  {
    ipBlock: {
      cidr: '0.0.0.0/0',
      except: ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
    },
  },
  { ipBlock: { cidr: '::/0', except: ['fc00::/7', 'fe80::/10'] } },
];

interface Rules {
  readonly ingress?: INetworkPolicyIngressRule[];
  readonly egress?: INetworkPolicyEgressRule[];
}

const policy = (name: string, podSelector: object, { ingress = [], egress = [] }: Rules, namespace: string): Manifest =>
  new NetworkPolicy({
    metadata: metadataOf(name, namespace),
    spec: { podSelector, policyTypes: ['Ingress', 'Egress'], ingress, egress },
  });

const dnsPorts = [tcp(53), { protocol: 'UDP' as const, port: 53 }];

/** The policy of every pod in the namespace: DNS and nothing else. */
const forEverybody = ({ namespace, network }: Values): Manifest => {
  const clusterDns: INetworkPolicyPeer = {
    ...namespacePods('kube-system'),
    podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } },
  };
  const egress = [{ to: [clusterDns, ...blocks(network.dns ?? [])], ports: dnsPorts }];
  return policy('default', {}, { egress }, namespace);
};

const SOLVER_PORT = 8_089;

/** cert-manager answers the authority of certificates from a pod in the namespace of the ingress. */
const forCertificates = ({ ingress, namespace }: Values): Manifest[] => {
  if (!ingress.clusterIssuer) return [];
  const solver = { matchLabels: { 'acme.cert-manager.io/http01-solver': 'true' } };
  const rules = { ingress: [{ from: [namespacePods(ingress.controllerNamespace)], ports: [tcp(SOLVER_PORT)] }] };
  return [policy('certificates', solver, rules, namespace)];
};

const toDatabase = ({ database }: Values): INetworkPolicyEgressRule =>
  database.kind === 'own'
    ? { to: blocks(database.networks), ports: [tcp(database.port)] }
    : { to: [pods(databasePods)], ports: [tcp(DATABASE_PORT)] };

const toBroker = ({ broker }: Values): INetworkPolicyEgressRule =>
  broker.kind === 'own'
    ? { to: blocks(broker.networks), ports: [tcp(broker.port)] }
    : { to: [pods(brokerPods)], ports: [tcp(BROKER_PORT)] };

const HTTP_PORT = 80;

const portOf = (url: string): number => {
  const { port, protocol } = new URL(url);
  if (port !== '') return Number(port);
  return protocol === 'https:' ? HTTPS_PORT : HTTP_PORT;
};

interface Neighbour {
  readonly port: number;
  readonly networks?: readonly string[] | undefined;
}

/** Mail, S3, and by https every address that is not private. */
const outside = ({ mail, s3 }: Values): INetworkPolicyEgressRule[] => {
  const neighbours: Neighbour[] = [mail, ...(s3 ? [{ port: portOf(s3.url), networks: s3.networks }] : [])];
  const publicPorts = neighbours.filter(({ networks }) => !networks).map(({ port }) => port);
  const inside = neighbours.flatMap(({ port, networks }) =>
    networks ? [{ to: blocks(networks), ports: [tcp(port)] }] : [],
  );
  const ports = [...new Set([HTTPS_PORT, ...publicPorts])];
  return [{ to: internet, ports: ports.map((port) => tcp(port)) }, ...inside];
};

const ownEgress = (name: string, { network }: Values): INetworkPolicyEgressRule[] =>
  network.egress
    .filter(({ from }) => from.includes(name))
    .map(({ to, ports }) => ({ to: blocks(to), ports: ports.map((port) => tcp(port)) }));

const egressOf = ({ name, calls, usesDatabase, usesBroker, reachesOutside }: Part, values: Values) => [
  ...(calls.length > 0 ? [{ to: calls.map(part), ports: [tcp(PORT)] }] : []),
  ...(usesDatabase ? [toDatabase(values)] : []),
  ...(usesBroker ? [toBroker(values)] : []),
  ...(reachesOutside ? outside(values) : []),
  ...ownEgress(name, values),
];

const fromMonitoring = ({ network }: Values): INetworkPolicyPeer[] =>
  network.monitoringNamespace ? [namespacePods(network.monitoringNamespace)] : [];

/** The policy of a part: its callers, and the parts that it calls itself. */
const forPart = (own: Part, all: readonly Part[], values: Values): Manifest => {
  const callers = all.filter(({ calls }) => calls.includes(own.name)).map(({ name }) => part(name));
  const entrance = own.name === 'gateway' ? [namespacePods(values.ingress.controllerNamespace)] : [];
  const isServed = own.environment.PORT !== undefined;
  const from = [...callers, ...entrance, ...(isServed ? fromMonitoring(values) : [])];
  const ingress = from.length > 0 ? [{ from, ports: [tcp(PORT)] }] : [];
  return policy(own.name, podsOf(own.name), { ingress, egress: egressOf(own, values) }, values.namespace);
};

/** The pods of an operator ask the API server who their neighbours are. */
const toApi = ({ network }: Values): INetworkPolicyEgressRule => ({
  ...(network.kubernetesApi ? { to: blocks(network.kubernetesApi) } : {}),
  ports: API_PORTS.map((port) => tcp(port)),
});

const usersOf = (all: readonly Part[], uses: 'usesDatabase' | 'usesBroker'): INetworkPolicyPeer[] => {
  const names = all.filter((each) => each[uses]).map(({ name }) => name);
  return [{ podSelector: { matchExpressions: [{ key: NAME_LABEL, operator: 'In', values: names }] } }];
};

const forDatabase = (all: readonly Part[], values: Values): Manifest[] => {
  if (values.database.kind === 'own') return [];
  const members = [pods(databasePods)];
  const rules: Rules = {
    ingress: [{ from: [...usersOf(all, 'usesDatabase'), ...members], ports: [tcp(DATABASE_PORT)] }],
    egress: [{ to: members, ports: [tcp(DATABASE_PORT)] }, toApi(values)],
  };
  return [policy('mongodb', { matchLabels: databasePods }, rules, values.namespace)];
};

/** The port mapper, the nodes of Erlang, and the command line tools among them. */
const clusterPorts = [tcp(4_369), tcp(25_672), tcp(35_672, 35_682)];

const forBroker = (all: readonly Part[], values: Values): Manifest[] => {
  if (values.broker.kind === 'own') return [];
  const members = [pods(brokerPods)];
  const monitoring = fromMonitoring(values);
  const rules: Rules = {
    ingress: [
      { from: usersOf(all, 'usesBroker'), ports: [tcp(BROKER_PORT)] },
      { from: members, ports: clusterPorts },
      ...(monitoring.length > 0 ? [{ from: monitoring, ports: [tcp(BROKER_METRICS_PORT)] }] : []),
    ],
    egress: [{ to: members, ports: clusterPorts }, toApi(values)],
  };
  return [policy('rabbitmq', { matchLabels: brokerPods }, rules, values.namespace)];
};

/** Policies for these parts, and for the database and the broker that operators run. */
export const networkPolicies = (all: readonly Part[], values: Values): Manifest[] => [
  forEverybody(values),
  ...forCertificates(values),
  ...all.map((each) => forPart(each, all, values)),
  ...forDatabase(all, values),
  ...forBroker(all, values),
];
