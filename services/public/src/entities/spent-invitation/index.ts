export type { SpentInvitation, SpentRepository } from './spent.repository';
