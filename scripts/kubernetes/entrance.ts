/** @file The namespace, and the way in from outside. */
import { type Manifest, metadataOf } from './manifest';
import { Ingress, Namespace } from './models';
import { PORT } from './parts';
import type { Values } from './values';

/**
 * Pods of ours meet the standard `restricted`. Those of the operators of MongoDB and RabbitMQ are in the namespace too, so
 * only `baseline` is enforced.
 */
export const namespaceOf = ({ namespace }: Values): Manifest =>
  new Namespace({
    metadata: {
      name: namespace,
      labels: {
        'app.kubernetes.io/part-of': 'folkmoot',
        'pod-security.kubernetes.io/enforce': 'baseline',
        'pod-security.kubernetes.io/warn': 'restricted',
      },
    },
  });

/** The gateway refuses hosts that it does not know, so the ingress has exactly these. */
const hostsOf = ({ origin, hosts }: Values): string[] => [new URL(origin).hostname, ...hosts];

export const ingressOf = (values: Values): Manifest => {
  const { className, tlsSecret, clusterIssuer, annotations } = values.ingress;
  const hosts = hostsOf(values);
  const issuer: Record<string, string> = clusterIssuer ? { 'cert-manager.io/cluster-issuer': clusterIssuer } : {};
  const backend = { service: { name: 'gateway', port: { number: PORT } } };
  return new Ingress({
    metadata: { ...metadataOf('gateway', values.namespace), annotations: { ...issuer, ...annotations } },
    spec: {
      ingressClassName: className,
      tls: [{ hosts, secretName: tlsSecret }],
      rules: hosts.map((host) => ({ host, http: { paths: [{ path: '/', pathType: 'Prefix', backend }] } })),
    },
  });
};
