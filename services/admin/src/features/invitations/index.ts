export { invitationJobs } from './invitation.jobs';
export { invitationRoutes } from './invitation.routes';
