/** @file Many councils: replicas follow the load, database and broker have three members in different zones. */
import { defineValues } from '../../scripts/kubernetes/values';

export const values = defineValues({
  namespace: 'folkmoot',
  origin: 'https://feedback.example',
  hosts: ['consult.council.example'],
  images: { registry: 'registry.example/platform', tag: '0.2.0', pullSecret: 'registry-password' },
  secret: 'folkmoot-secrets',
  systemAdministrator: 'platform@feedback.example',
  mail: {
    from: 'Feedback <no-reply@feedback.example>',
    support: 'help@feedback.example',
    port: 587,
    networks: ['10.20.0.0/24'],
  },
  ingress: {
    className: 'nginx',
    controllerNamespace: 'ingress-nginx',
    tlsSecret: 'feedback-tls',
    clusterIssuer: 'letsencrypt',
    annotations: {
      // A file of subscribers has up to 210 MB.
      'nginx.ingress.kubernetes.io/proxy-body-size': '210m',
      // The gateway reads bodies itself, and live reports are streams.
      'nginx.ingress.kubernetes.io/proxy-request-buffering': 'off',
      'nginx.ingress.kubernetes.io/proxy-buffering': 'off',
      'nginx.ingress.kubernetes.io/proxy-read-timeout': '3600',
    },
    // The balancer of the cloud, and the controller.
    trustedProxies: 2,
  },
  sizes: {
    default: {
      replicas: { min: 2, max: 6, cpuPercent: 70 },
      requests: { cpu: '500m', memory: '768Mi' },
      limits: { memory: '3Gi' },
    },
    gateway: {
      replicas: { min: 3, max: 12, cpuPercent: 60 },
      requests: { cpu: '500m', memory: '256Mi' },
      limits: { memory: '1Gi' },
    },
    public: {
      replicas: { min: 3, max: 12, cpuPercent: 60 },
      requests: { cpu: '500m', memory: '384Mi' },
      limits: { memory: '1Gi' },
    },
  },
  releases: { size: '10Gi', access: 'every-node', storageClass: 'shared-files' },
  database: {
    kind: 'operator',
    version: '8.0.12',
    members: 3,
    storage: { size: '200Gi', storageClass: 'fast' },
    requests: { cpu: '2', memory: '8Gi' },
    limits: { cpu: '4', memory: '8Gi' },
  },
  broker: {
    kind: 'operator',
    members: 3,
    storage: { size: '20Gi', storageClass: 'fast' },
    requests: { cpu: '500m', memory: '2Gi' },
    limits: { cpu: '2', memory: '2Gi' },
  },
  s3: { url: 'https://s3.eu-west-2.amazonaws.com', bucket: 'council-feedback', region: 'eu-west-2' },
  backup: { schedule: '15 */6 * * *', everyHours: 6, keepDays: 7, storage: { size: '500Gi' } },
  network: {
    monitoringNamespace: 'monitoring',
    kubernetesApi: ['10.96.0.1/32', '10.0.0.0/28'],
    egress: [{ to: ['10.30.0.5/32'], ports: [11_434], from: ['admin', 'campaigns'] }],
  },
  settings: {
    AI_PRIVATE_HOSTS: '10.30.0.5',
    AUDIT_HEADS_MAIL: 'audit@feedback.example',
    MAILS_PER_SECOND: '50',
  },
});
