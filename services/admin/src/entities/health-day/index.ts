export type { HealthDayRepository } from './health-day.repository';
