import type { FeatureApp } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { AiRepository } from '../../entities/ai-provider';
import type { HealthAlertRepository } from '../../entities/health-alert';
import type { HealthDayRepository } from '../../entities/health-day';
import type { RequestCountRepository } from '../../entities/request-count';
import type { SystemEventRepository } from '../../entities/system-event';

export interface HealthRecords {
  readonly requestCounts: RequestCountRepository;
  readonly healthDays: HealthDayRepository;
  readonly systemEvents: SystemEventRepository;
  readonly healthAlerts: HealthAlertRepository;
  readonly ai: AiRepository;
}

export type HealthApp = FeatureApp<HealthRecords, AdminConfig>;
