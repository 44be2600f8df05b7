/** @file A database and a broker that are there already, and files in an S3 server of the council. No operator is needed. */
import { defineValues } from '../../scripts/kubernetes/values';

export const values = defineValues({
  namespace: 'feedback',
  origin: 'https://feedback.example',
  images: {
    registry: 'registry.example/council',
    tag: '0.2.0',
    // By digest, a tag that is pushed again changes nothing.
    digests: { public: 'sha256:3f5a1c0e8d9b7a6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a3b2c' },
  },
  secret: 'folkmoot-secrets',
  systemAdministrator: 'you@feedback.example',
  mail: {
    from: 'Feedback <no-reply@feedback.example>',
    support: 'help@feedback.example',
    port: 25,
    networks: ['10.1.2.0/24'],
  },
  ingress: {
    className: 'nginx',
    controllerNamespace: 'ingress-nginx',
    tlsSecret: 'feedback-tls',
    annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': '210m' },
  },
  sizes: {
    default: { replicas: 2, requests: { cpu: '250m', memory: '512Mi' }, limits: { memory: '2Gi' } },
    public: {
      replicas: { min: 2, max: 6, cpuPercent: 70 },
      requests: { cpu: '250m', memory: '256Mi' },
      limits: { memory: '768Mi' },
    },
  },
  releases: { size: '5Gi', access: 'every-node', storageClass: 'nfs' },
  database: { kind: 'own', networks: ['10.1.0.0/24'], port: 27_017 },
  broker: { kind: 'own', networks: ['10.1.1.10/32'], port: 5_671 },
  s3: { url: 'https://s3.council.example:9000', bucket: 'feedback', networks: ['10.1.3.0/24'] },
  backup: {
    schedule: '30 1 * * *',
    everyHours: 24,
    keepDays: 30,
    keepWeeks: 0,
    keepMonths: 0,
    storage: { size: '100Gi', storageClass: 'nfs' },
  },
  network: { dns: ['169.254.20.10/32'] },
});
