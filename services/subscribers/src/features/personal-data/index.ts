import { defineFeature } from '@folkmoot/service-kit';
import { PERSON } from '../../entities/erased-person';
import { erasePersonAgain } from './erase-person-again.use-case';
import { personRoutes } from './person.routes';
import type { PersonApp } from './person.types';

export const personalDataFeature = defineFeature({
  name: 'personal-data',
  routes: personRoutes,
  replays: ({ systemContext }: PersonApp) => ({
    [PERSON]: (entry) => erasePersonAgain(systemContext, entry),
  }),
});
