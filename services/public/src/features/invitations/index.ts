import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { spentInvitationEntity } from '../../entities/spent-invitation/spent.mongo';
import { invitationRoutes } from './invitation.routes';
import type { InvitationApp } from './invitation.types';
import { publishAnsweredAcrossCouncils } from './publish-answered.use-case';

/** At night in UTC and only once a day, so that times do not link an invitation to a response. */
const NIGHTLY = '17 3 * * *';

/** Publishes which invitations were used, so that reminders go only to others. */
export const invitationsFeature = defineFeature({
  name: 'invitations',
  entities: [spentInvitationEntity],
  routes: invitationRoutes,
  jobs: ({ systemContext }: InvitationApp) => [
    defineJob('public.tell-answered', {
      every: NIGHTLY,
      run: async () => {
        await publishAnsweredAcrossCouncils(systemContext);
      },
    }),
  ],
});
