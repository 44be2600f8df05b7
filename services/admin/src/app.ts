import { bindConsumers, defineService, type ServiceKit } from '@folkmoot/service-kit';
import type { AdminConfig } from './config';
import { auditRoutes, onAuditedEvent } from './features/audit';
import { councilRoutes, createCouncil } from './features/councils';
import { deadLetterRoutes } from './features/dead-letters';
import { createServiceAsker, createWatch, getSystemHealthAcrossCouncils, healthRoutes } from './features/health';
import { invitationJobs, invitationRoutes } from './features/invitations';
import { maintenanceRoutes } from './features/maintenance';
import { ensureSystemAdmin, seedRoutes } from './features/seed';
import { createSessionCookies, getSession, sessionRoutes } from './features/sessions';
import { mailSignInLink, signInRoutes } from './features/sign-in';
import { teamRoutes } from './features/team';
import { onCampaignNews } from './features/usage';
import type { Deps } from './records/deps';
import { models, repositories } from './records/repositories.mongo';
import { createInvitationTokens } from './secrets/invitation-token';
import { createMagicLinks } from './secrets/magic-link';
import { derivedKey } from './secrets/random-secret';
import { createSupportTokens } from './secrets/support-token';

const NEUTRAL_ANSWER_MS = 1_000;

const PERCENT = 100;

/** 99.9 is 0.999, and no rounding error beside it. */
const shareOf = (percent: number): number => Number((percent / PERCENT).toFixed(6));

/** System Health, dead letters and maintenance, and the watch that notes what happens while nobody looks. */
const systemCare = ({ config, report, deadLetters, logger }: ServiceKit<AdminConfig>, deps: Deps) => {
  const { actorTokenKey, campaignsUrl, subscribersUrl, publicUrl, availabilityTarget } = config;
  const urls = { campaigns: campaignsUrl, subscribers: subscribersUrl, public: publicUrl };
  const askServices = createServiceAsker({ actorTokenKey, urls, ownReport: report });
  const health = { ...deps, askServices, availabilityTarget: shareOf(availabilityTarget) };
  return {
    routes: [...healthRoutes(health), ...deadLetterRoutes({ ...deps, deadLetters }), ...maintenanceRoutes(deps)],
    watch: createWatch(() => getSystemHealthAcrossCouncils(health), logger),
  };
};

const invitationsOf = (
  { config, mailer, logger }: ServiceKit<AdminConfig>,
  deps: Deps,
  signIn: Parameters<typeof mailSignInLink>[0],
) => ({
  ...deps,
  mailer,
  logger,
  publicOrigin: config.publicOrigin,
  productName: config.productName,
  tokens: createInvitationTokens(config.actorTokenKey),
  mailSignInLink: (user: Parameters<typeof mailSignInLink>[1]) => mailSignInLink(signIn, user),
});

const compose = (kit: ServiceKit<AdminConfig>) => {
  const { units: unitsOf, clock, config, mailer, logger } = kit;
  const units = unitsOf(repositories);
  const deps = { units, clock };
  const { publicOrigin, productName, supportEmail, actorTokenKey } = config;
  const cookies = createSessionCookies(publicOrigin);
  const seed = { ...deps, createCouncil, systemAdminEmail: config.systemAdminEmail, hasDemo: config.demoData };
  const signIn = {
    ...deps,
    mailer,
    logger,
    publicOrigin,
    productName,
    supportEmail,
    isNeutral: config.authNeutralLogin,
    neutralAnswerMs: NEUTRAL_ANSWER_MS,
    magicLinks: createMagicLinks({ secret: derivedKey(actorTokenKey, 'magic-link'), origin: publicOrigin }),
    supportTokens: createSupportTokens(derivedKey(actorTokenKey, 'support-link')),
    cookieFor: cookies.set,
    sessionView: (actor: Parameters<typeof getSession>[1]) => getSession(deps, actor),
  };
  const invitations = invitationsOf(kit, deps, signIn);
  const { routes: systemRoutes, watch } = systemCare(kit, deps);
  return {
    routes: [
      ...signInRoutes(signIn),
      ...sessionRoutes({ ...deps, clearedCookie: cookies.clear }),
      ...councilRoutes(deps),
      ...teamRoutes(deps),
      ...invitationRoutes(invitations),
      ...auditRoutes(deps),
      ...systemRoutes,
      ...seedRoutes(seed),
    ],
    consumers: bindConsumers(units, [onAuditedEvent, onCampaignNews]),
    jobs: invitationJobs(invitations),
    start: async () => {
      await ensureSystemAdmin(seed);
      watch.start();
    },
    stop: () => watch.stop(),
  };
};

/** The admin service: councils, the people who work there, how they sign in, and who did what. */
export const adminService = defineService({ name: 'admin', models, compose });
