import { defineFeature } from '@folkmoot/service-kit';
import { libraryRoutes } from './library.routes';

export const libraryFeature = defineFeature({ name: 'library', routes: libraryRoutes });
