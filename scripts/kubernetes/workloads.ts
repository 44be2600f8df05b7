/** @file The parts that keep running: the gateway and the services. */
import { lookup } from '@folkmoot/contracts';
import { labelsOf, type Manifest, metadataOf, podsOf } from './manifest';
import { Deployment, HorizontalPodAutoscaler, PodDisruptionBudget, Service } from './models';
import { type Part, PORT } from './parts';
import { podTemplate, spread } from './pods';
import type { Size, Values } from './values';

/** The time in which balancers and DNS forget a pod that leaves. It answers requests meanwhile. */
const FORGET_SECONDS = 5;
/** With the wait, `DRAIN_SECONDS` (at most 20), and what is in hand then. */
const GRACE_SECONDS = 75;
/** A first start makes collections and indexes. */
const START_SECONDS = 300;
const START_PERIOD_SECONDS = 2;
const PROGRESS_SECONDS = 900;

const get = (path: string) => ({ httpGet: { path, port: PORT } });

/** As in docker-compose.yml: only /healthz is a reason to restart. /readyz says whether it can serve now. */
const probes = {
  startupProbe: {
    ...get('/healthz'),
    periodSeconds: START_PERIOD_SECONDS,
    timeoutSeconds: 3,
    failureThreshold: START_SECONDS / START_PERIOD_SECONDS,
  },
  livenessProbe: { ...get('/healthz'), periodSeconds: 10, timeoutSeconds: 3, failureThreshold: 6 },
  readinessProbe: { ...get('/readyz'), periodSeconds: 2, timeoutSeconds: 3, failureThreshold: 2 },
};

const sizeOf = (name: string, { sizes }: Values): Size => lookup(sizes, name) ?? sizes.default;

const leastReplicas = ({ replicas }: Size): number => (typeof replicas === 'number' ? replicas : replicas.min);

const deployment = (part: Part, values: Values): Manifest => {
  const size = sizeOf(part.name, values);
  return new Deployment({
    metadata: metadataOf(part.name, values.namespace),
    spec: {
      // With autoscaling the number is the autoscaler's: each apply would set it back.
      ...(typeof size.replicas === 'number' ? { replicas: size.replicas } : {}),
      revisionHistoryLimit: 5,
      minReadySeconds: 5,
      progressDeadlineSeconds: PROGRESS_SECONDS,
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      selector: podsOf(part.name),
      template: podTemplate(
        part,
        values,
        {
          ports: [{ name: 'http', containerPort: PORT }],
          resources: { requests: size.requests, limits: size.limits },
          ...probes,
          lifecycle: { preStop: { exec: { command: ['sleep', String(FORGET_SECONDS)] } } },
        },
        { terminationGracePeriodSeconds: GRACE_SECONDS, topologySpreadConstraints: spread(part.name) },
      ),
    },
  });
};

/**
 * The gateway asks every replica of a service itself, so the name of a service leads to all of them. The gateway has one
 * address for the ingress.
 */
const service = ({ name }: Part, { namespace }: Values): Manifest =>
  new Service({
    metadata: metadataOf(name, namespace),
    spec: {
      ...(name === 'gateway' ? { type: 'ClusterIP' } : { clusterIP: 'None' }),
      selector: podsOf(name).matchLabels,
      ports: [{ name: 'http', port: PORT, targetPort: 'http' }],
    },
  });

/** A node that is emptied takes one replica at a time. A single replica has none: it would keep its node forever. */
export const disruptionBudget = (name: string, namespace: string, matchLabels: Record<string, string>): Manifest =>
  new PodDisruptionBudget({
    metadata: { name, namespace, labels: labelsOf(name) },
    spec: { maxUnavailable: 1, unhealthyPodEvictionPolicy: 'AlwaysAllow', selector: { matchLabels } },
  });

const SETTLE_SECONDS = 300;

const autoscaler = ({ name }: Part, values: Values): Manifest[] => {
  const { replicas } = sizeOf(name, values);
  if (typeof replicas === 'number') return [];
  return [
    new HorizontalPodAutoscaler({
      metadata: metadataOf(name, values.namespace),
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
        minReplicas: replicas.min,
        maxReplicas: replicas.max,
        metrics: [
          {
            type: 'Resource',
            resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: replicas.cpuPercent } },
          },
        ],
        // One replica a minute, after five quiet minutes: each one that leaves moves visitors to others.
        behavior: {
          scaleDown: {
            stabilizationWindowSeconds: SETTLE_SECONDS,
            policies: [{ type: 'Pods', value: 1, periodSeconds: 60 }],
          },
        },
      },
    }),
  ];
};

export const workload = (part: Part, values: Values): Manifest[] => {
  const isReplicated = leastReplicas(sizeOf(part.name, values)) > 1;
  return [
    deployment(part, values),
    service(part, values),
    ...autoscaler(part, values),
    ...(isReplicated ? [disruptionBudget(part.name, values.namespace, podsOf(part.name).matchLabels)] : []),
  ];
};
