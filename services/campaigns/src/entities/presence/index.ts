export type { PresenceRepository } from './presence.repository';
