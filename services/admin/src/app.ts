import { bindConsumers, defineService, type ServiceKit } from '@folkmoot/service-kit';
import { administration } from './administration';
import type { AdminConfig } from './config';
import { auditParts } from './features/audit';
import { councilRoutes, createCouncil, freeReservedSlugs } from './features/councils';
import { invitationJobs, invitationRoutes } from './features/invitations';
import { ensureSystemAdmin, seedRoutes } from './features/seed';
import { createSessionCookies, getSession, sessionRoutes } from './features/sessions';
import { createSignInCookies, mailSignInLink, signInRoutes } from './features/sign-in';
import { teamRoutes } from './features/team';
import type { Deps } from './records/deps';
import { models, repositories } from './records/repositories.mongo';
import { createInvitationTokens } from './secrets/invitation-token';
import { createMagicLinks } from './secrets/magic-link';
import { derivedKey } from './secrets/random-secret';
import { createSupportTokens } from './secrets/support-token';
import { settingsParts } from './settings-parts';
import { systemCare } from './system-care';

const NEUTRAL_ANSWER_MS = 1_000;

type Kit = ServiceKit<AdminConfig>;

const signInDeps = (
  { config, mailer, logger, refusals }: Kit,
  deps: Deps,
  cookies: ReturnType<typeof createSessionCookies>,
) => {
  const { publicOrigin, productName, supportEmail, linkKey } = config;
  return {
    ...deps,
    mailer,
    logger,
    publicOrigin,
    productName,
    supportEmail,
    isNeutral: config.authNeutralLogin,
    neutralAnswerMs: NEUTRAL_ANSWER_MS,
    magicLinks: createMagicLinks({ secret: derivedKey(linkKey, 'magic-link'), origin: publicOrigin }),
    supportTokens: createSupportTokens(derivedKey(linkKey, 'support-link')),
    refusals,
    newSessionId: cookies.newSessionId,
    cookieFor: cookies.set,
    signInCookies: createSignInCookies(publicOrigin, linkKey),
    sessionView: (actor: Parameters<typeof getSession>[1]) => getSession(deps, actor),
  };
};

const invitationDeps = (signIn: ReturnType<typeof signInDeps>, { linkKey, actorTokenKey }: AdminConfig) => ({
  ...signIn,
  tokens: createInvitationTokens(linkKey, actorTokenKey),
  mailSignInLink: (user: Parameters<typeof mailSignInLink>[1]) => mailSignInLink(signIn, user),
  /** The browser that accepts an invitation is the one that the link is mailed for. */
  askedCookie: (email: string) => signIn.signInCookies.asked.set(email, signIn.clock.now()),
});

const compose = (kit: Kit) => {
  const { units: unitsOf, clock, config, blobs } = kit;
  const units = unitsOf(repositories);
  const deps = { units, clock };
  const system = administration(kit, deps);
  const settings = settingsParts(kit, deps);
  const care = systemCare(kit, deps);
  const audit = auditParts(kit, deps);
  const cookies = createSessionCookies(config.publicOrigin);
  const seed = { ...deps, createCouncil, systemAdminEmail: config.systemAdminEmail, hasDemo: config.demoData };
  const signIn = signInDeps(kit, deps, cookies);
  const invitations = invitationDeps(signIn, config);
  return {
    blobs,
    units,
    noteAuditHead: audit.noteHead,
    routes: [
      ...signInRoutes(signIn),
      ...sessionRoutes({ ...deps, clearedCookies: cookies.clear }),
      ...councilRoutes(deps),
      ...settings.routes,
      ...teamRoutes(deps),
      ...invitationRoutes(invitations),
      ...audit.routes,
      ...system.routes,
      ...care.routes,
      ...seedRoutes(seed),
    ],
    consumers: [
      ...bindConsumers(units, [audit.consumer, ...settings.consumers, ...system.consumers]),
      ...system.erasing,
    ],
    jobs: [...invitationJobs(invitations), audit.job, ...system.jobs, ...settings.jobs],
    start: async () => {
      await audit.start();
      await ensureSystemAdmin(seed);
      await freeReservedSlugs({ ...deps, logger: kit.logger });
      care.watch.start();
    },
    stop: () => care.watch.stop(),
  };
};

/** The admin service: councils, the people who work there, how they sign in, and who did what. */
export const adminService = defineService({ name: 'admin', models, compose });
