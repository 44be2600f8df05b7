import { bindConsumers, defineFeature, type FeatureApp } from '@folkmoot/service-kit';
import { visitEntity } from '../../entities/visit/visit.mongo';
import { onVisitRecorded } from './on-visit-recorded.consumer';
import type { RecordVisitsRecords } from './record-visits.use-case';

export { recordVisits } from './record-visits.use-case';

export const visitsFeature = defineFeature({
  name: 'visits',
  entities: [visitEntity],
  consumers: ({ units }: FeatureApp<RecordVisitsRecords>) => bindConsumers(units, [onVisitRecorded]),
});
