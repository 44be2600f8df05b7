export type { AudienceRepository } from './audience.repository';
