import { defineFeature } from '@folkmoot/service-kit';
import { exportRoutes } from './export.routes';
import type { ExportTools } from './export.types';

export const exportsFeature = (tools: ExportTools) =>
  defineFeature({ name: 'exports', dependencies: () => tools, routes: exportRoutes });
