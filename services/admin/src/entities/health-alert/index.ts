export type { HealthAlertRepository, StoredHealthAlert } from './health-alert.repository';
