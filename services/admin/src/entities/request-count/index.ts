export type { CountedDay } from './request-count.domain';
export type { RequestCountRepository } from './request-count.repository';
