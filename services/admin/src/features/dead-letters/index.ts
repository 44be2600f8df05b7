import { defineFeature } from '@folkmoot/service-kit';
import { deadLetterRoutes } from './dead-letter.routes';

/** Events that queues gave up on. */
export const deadLettersFeature = defineFeature({ name: 'dead-letters', routes: deadLetterRoutes });
