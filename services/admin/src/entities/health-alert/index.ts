export type { StoredHealthAlert } from './health-alert.domain';
export type { HealthAlertRepository } from './health-alert.repository';
