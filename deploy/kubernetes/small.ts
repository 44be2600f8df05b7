/** @file One council on a small cluster: one or two nodes, everything inside. Copy it and change it. */
import { defineValues } from '../../scripts/kubernetes/values';

export const values = defineValues({
  namespace: 'folkmoot',
  origin: 'https://feedback.example',
  images: { registry: 'registry.example/council', tag: '0.2.0' },
  secret: 'folkmoot-secrets',
  systemAdministrator: 'you@feedback.example',
  mail: {
    from: 'Feedback <no-reply@feedback.example>',
    support: 'help@feedback.example',
    port: 465,
  },
  ingress: {
    className: 'traefik',
    controllerNamespace: 'kube-system',
    tlsSecret: 'feedback-tls',
    clusterIssuer: 'letsencrypt',
  },
  sizes: {
    default: { replicas: 2, requests: { cpu: '100m', memory: '256Mi' }, limits: { memory: '1536Mi' } },
    gateway: { replicas: 2, requests: { cpu: '100m', memory: '128Mi' }, limits: { memory: '512Mi' } },
    public: { replicas: 2, requests: { cpu: '100m', memory: '192Mi' }, limits: { memory: '512Mi' } },
  },
  releases: { size: '2Gi', access: 'one-node' },
  database: {
    kind: 'operator',
    version: '8.0.12',
    members: 1,
    storage: { size: '20Gi' },
    requests: { cpu: '200m', memory: '1Gi' },
    limits: { cpu: '2', memory: '2Gi' },
  },
  broker: {
    kind: 'operator',
    members: 1,
    storage: { size: '5Gi' },
    requests: { cpu: '100m', memory: '512Mi' },
    limits: { cpu: '1', memory: '1Gi' },
  },
  backup: { schedule: '15 2 * * *', everyHours: 24, keepDays: 14, storage: { size: '20Gi' } },
});
