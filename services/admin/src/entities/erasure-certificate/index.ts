export type { CertificateRepository } from './certificate.repository';
