import { defineFeature } from '@folkmoot/service-kit';
import { templateRoutes } from './template.routes';

export { findTemplate } from './template.registry';

export const templatesFeature = defineFeature({ name: 'templates', routes: templateRoutes });
