import { assemble, defineService } from '@folkmoot/service-kit';
import type { AdminConfig } from './config';
import { aiProvidersFeature } from './features/ai-providers';
import { apiTokensFeature } from './features/api-tokens';
import { auditFeature } from './features/audit';
import { backupsFeature } from './features/backups';
import { councilExportsFeature } from './features/council-exports';
import { councilMailsFeature } from './features/council-mails';
import { councilStatesFeature } from './features/council-states';
import { councilsFeature, createCouncil } from './features/councils';
import { deadLettersFeature } from './features/dead-letters';
import { factorsFeature } from './features/factors';
import { healthFeature } from './features/health';
import { invitationsFeature } from './features/invitations';
import { maintenanceFeature } from './features/maintenance';
import { notificationsFeature } from './features/notifications';
import { personalDataFeature } from './features/personal-data';
import { populationFeature } from './features/population';
import { profileFeature } from './features/profile';
import { releasesFeature } from './features/releases';
import { seedFeature } from './features/seed';
import { sessionsFeature, sessionViewOf } from './features/sessions';
import { signInFeature } from './features/sign-in';
import { singleSignOnFeature } from './features/single-sign-on';
import { ssoSignInFeature } from './features/sso-sign-in';
import { systemFeature } from './features/system';
import { teamFeature } from './features/team';
import { usageFeature } from './features/usage';
import { usersFeature } from './features/users';
import { webhooksFeature } from './features/webhooks';
import { createLogoDrawing } from './heavy-work';
import { migrations } from './migrations';

/** The admin service: councils, their staff, sign-in, and the log of who did what. */
export const adminService = defineService<AdminConfig>({
  name: 'admin',
  migrations,
  // Features start in this order: the log is sealed before anything is written.
  ...assemble([
    auditFeature,
    seedFeature(createCouncil),
    signInFeature(sessionViewOf),
    sessionsFeature,
    factorsFeature(sessionViewOf),
    profileFeature,
    apiTokensFeature,
    webhooksFeature,
    singleSignOnFeature,
    ssoSignInFeature,
    councilsFeature(createLogoDrawing),
    populationFeature,
    councilMailsFeature,
    councilStatesFeature,
    councilExportsFeature,
    teamFeature,
    invitationsFeature,
    usersFeature,
    notificationsFeature,
    personalDataFeature,
    aiProvidersFeature,
    usageFeature,
    systemFeature,
    healthFeature,
    backupsFeature,
    deadLettersFeature,
    maintenanceFeature,
    releasesFeature,
  ]),
});
