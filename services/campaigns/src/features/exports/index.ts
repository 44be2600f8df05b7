import { defineFeature } from '@folkmoot/service-kit';
import type { RedactTexts } from '../../entities/response';
import { exportRoutes } from './export.routes';

export const exportsFeature = (redactTexts: RedactTexts) =>
  defineFeature({ name: 'exports', dependencies: () => redactTexts, routes: exportRoutes });
