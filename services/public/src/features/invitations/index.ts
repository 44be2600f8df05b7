import { findAnsweredOperation, tellAnsweredOperation } from '@folkmoot/contracts';
import { defineJob, route } from '@folkmoot/service-kit';
import { type TellDeps, tellAnsweredAcrossCouncils } from './tell-answered.use-case';

/** In the night of UTC: once a day, so that no time leads from an invitation to a response. */
const NIGHTLY = '17 3 * * *';

export const invitationJobs = (deps: TellDeps) => [
  defineJob('public.tell-answered', {
    every: NIGHTLY,
    run: async () => {
      await tellAnsweredAcrossCouncils(deps);
    },
  }),
];

export const invitationRoutes = (deps: TellDeps) => [
  route(findAnsweredOperation, {
    handle: async ({ body: { campaignId, invitations } }) => ({
      answered: await deps.units.readerAcrossCouncils().spent.findSpentAmong(campaignId, invitations),
    }),
  }),
  route(tellAnsweredOperation, { handle: async () => ({ told: await tellAnsweredAcrossCouncils(deps) }) }),
];
