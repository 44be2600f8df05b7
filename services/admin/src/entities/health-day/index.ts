export type { PartSeconds, RecordedDay } from './health-day.domain';
export type { HealthDayRepository } from './health-day.repository';
