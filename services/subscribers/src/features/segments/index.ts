import { defineFeature } from '@folkmoot/service-kit';
import { segmentEntity } from '../../entities/segment/segment.mongo';
import { segmentRoutes } from './segment.routes';

export const segmentsFeature = defineFeature({ name: 'segments', entities: [segmentEntity], routes: segmentRoutes });
