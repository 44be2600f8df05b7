import { defineFeature } from '@folkmoot/service-kit';
import { ACCOUNT, eraseAccountAgain, eraseInvitationAgain, INVITATION } from './erase-staff-data.use-case';
import { personalDataRoutes } from './personal-data.routes';
import type { StaffDataApp } from './personal-data.types';

/** The data of a member of staff, by address. */
export const personalDataFeature = defineFeature({
  name: 'personal-data',
  routes: personalDataRoutes,
  replays: ({ systemContext }: StaffDataApp) => ({
    [ACCOUNT]: (entry) => eraseAccountAgain(systemContext, entry),
    [INVITATION]: (entry) => eraseInvitationAgain(systemContext, entry),
  }),
});
