import path from 'node:path';
import {
  createMagicLinkOperation,
  createSessionOperation,
  type Role,
  type ServiceName,
  serviceNames,
  type UserActor,
} from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, startTestService, type TestService, userActor } from '@folkmoot/service-kit/testing';
import { adminService } from '../app';
import { hashOfSecret } from '../entities/secret';
import { newDelivery } from '../entities/webhook-delivery';
import { councilOf, invitationOf } from './samples';

export const AUDIT_KEY = 'a key for the activity log of thirty-two characters';

interface AdminTestConfig {
  demoData?: boolean;
  /** URL of a broker. Without one, events stay inside the process. */
  amqpUrl?: string;
  authNeutralLogin?: boolean;
  publicOrigin?: string;
  /** Another instance on the same database. */
  beside?: Pick<TestService<unknown>, 'connection' | 'clock'>;
  /** Name servers for the domains of single sign-on. */
  ssoDnsServers?: string[];
  auditHeadsFile?: string;
  auditHeadsMail?: string;
  alertMail?: string[];
  /** The key that signed links in mails in former versions. */
  actorTokenKey?: string;
  webhookPrivateHosts?: string[];
  /** A folder with releases of remotes, and their registry. */
  staticDir?: string;
  /** The addresses of other services. */
  urls?: Readonly<Partial<Record<ServiceName, string>>>;
}

type UrlFields = Record<`${Exclude<ServiceName, 'admin'>}Url`, string | undefined>;

const urlFields = (urls: AdminTestConfig['urls'] = {}): UrlFields =>
  Object.fromEntries(serviceNames.map((name) => [`${name}Url`, urls[name]])) as UrlFields;

export const startAdminService = (options: AdminTestConfig = {}) =>
  startTestService(adminService, {
    ...(options.beside ? { beside: options.beside } : {}),
    config: {
      publicOrigin: options.publicOrigin ?? 'http://localhost:8080',
      productName: 'Folkmoot',
      supportEmail: 'support@folkmoot.example',
      dataDir: './no-data',
      systemAdminEmail: 'system@folkmoot.example',
      availabilityTarget: 99.9,
      aiPrivateHosts: ['127.0.0.1'],
      webhookPrivateHosts: options.webhookPrivateHosts ?? ['127.0.0.1'],
      ssoNetworks: ['127.0.0.1'],
      ssoDnsServers: options.ssoDnsServers ?? [],
      ...urlFields(options.urls),
      secretsKey: 'a key for secrets that has thirty-two characters',
      linkKey: 'a key for links in mails that has thirty-two characters',
      auditKey: AUDIT_KEY,
      auditHeadsFile: options.auditHeadsFile,
      auditHeadsMail: options.auditHeadsMail,
      alertMail: options.alertMail ?? [],
      alertWebhookUrl: undefined,
      actorTokenKey: options.actorTokenKey,
      ...(options.amqpUrl ? { amqpUrl: options.amqpUrl } : {}),
      staticDir: options.staticDir ?? './no-data',
      remotesFile: path.join(options.staticDir ?? './no-data', 'remotes.json'),
      demoData: options.demoData ?? false,
      authNeutralLogin: options.authNeutralLogin ?? false,
    },
  });
export type AdminTestService = Awaited<ReturnType<typeof startAdminService>>;

/** Runs a job of the service now, as its scheduler does. */
export const runJob = async ({ parts }: Pick<AdminTestService, 'parts'>, name: string): Promise<void> => {
  const job = parts.jobs?.find((each) => each.name === name);
  if (!job) throw new Error(`the service has no job ${name}`);
  const { signal } = new AbortController();
  await job.run({ data: undefined, runId: 'run', checkpoint: null, signal, save: async () => undefined });
};

const councilDocument = (id: string, now: Date) => {
  const { id: _id, ...council } = councilOf(id, { createdAt: now, updatedAt: now });
  return { ...council, _id, revision: 1, searchText: `${council.name} ${council.slug}`.toLowerCase() };
};

export interface MadeUser {
  id: string;
  email: string;
}

interface UserFixture {
  id?: string;
  role?: Role;
  status?: UserActor['status'];
  councilId?: string | null;
  name?: string;
}

/** Stores a user whose invitation was accepted long ago. */
export const makeUser = async (service: AdminTestService, options: UserFixture = {}): Promise<MadeUser> => {
  const {
    id = newId(),
    role = 'council_staff',
    status = 'active',
    councilId = ownCouncil,
    name = 'Sam Jones',
  } = options;
  const email = `${id}@council.example`;
  const createdAt = service.clock.now();
  const fields = { role, status, councilId, name, email, createdAt, lastLoginAt: null, revision: 1 };
  await service.connection
    .collection<{ _id: string; searchText: string }>('users')
    .insertOne({ _id: id, ...fields, searchText: `${name} ${email}`.toLowerCase() });
  return { id, email };
};

/** Stores that a user was active today. */
export const makeActivity = async (service: AdminTestService, userId: string, councilId: string): Promise<void> => {
  const at = service.clock.now();
  await service.connection
    .collection<{ _id: string }>('activityDays')
    .insertOne({ _id: `${userId}:${at.toISOString().slice(0, 10)}`, ...{ userId, councilId, at } });
};

interface ApiTokenFixture {
  id: string;
  councilId?: string;
}

/** Stores a token whose secret nobody knows. */
export const makeApiToken = async (
  service: AdminTestService,
  { id, councilId = ownCouncil }: ApiTokenFixture,
): Promise<void> => {
  const hash = hashOfSecret(id);
  const fields = {
    revision: 1,
    hash,
    councilId,
    name: 'Data warehouse',
    permissions: ['report:read'],
    createdBy: 'user_1',
  };
  const moments = { createdAt: service.clock.now(), expiresAt: null, lastUsedAt: null, revokedAt: null };
  await service.connection.collection<{ _id: string }>('apiTokens').insertOne({ _id: id, ...fields, ...moments });
};

interface WebhookFixture {
  /** The webhook is `webhook_<name>`, and its delivery `delivery_<name>`. */
  name: string;
  councilId?: string;
}

/** Stores a webhook whose secret nobody knows, with a delivered message. Nothing answers at its address. */
export const makeWebhook = async (
  service: AdminTestService,
  { name, councilId = ownCouncil }: WebhookFixture,
): Promise<void> => {
  const now = service.clock.now();
  const owner = { revision: 1, councilId, createdAt: now };
  const webhook = { url: 'http://127.0.0.1:9/', events: ['campaign.opened'], secretKeys: [], createdBy: 'user_1' };
  const moments = { offReason: null, offAt: null, lastDeliveredAt: now, failingSince: null };
  const id = `delivery_${name}`;
  const message = {
    id,
    councilId,
    webhookId: `webhook_${name}`,
    event: 'campaign.opened',
    happenedAt: now,
    data: {},
  } as const;
  const { id: _, ...delivery } = newDelivery(message, { now });
  const { connection } = service;
  await connection
    .collection<{ _id: string }>('webhooks')
    .insertOne({ _id: `webhook_${name}`, ...owner, ...webhook, ...moments });
  await connection
    .collection<{ _id: string; state: string }>('webhookDeliveries')
    .insertOne({ _id: id, ...owner, ...delivery, state: 'delivered' });
};

interface SsoFixture {
  domainId: string;
  councilId?: string;
}

/** Stores a provider that nobody can reach, and a domain that is not verified. */
export const makeSso = async (
  { connection, clock }: AdminTestService,
  { domainId, councilId = ownCouncil }: SsoFixture,
): Promise<void> => {
  const provider = { protocol: 'oidc', preset: 'other', isOn: false, issuer: 'https://login.invalid', clientId: 'c' };
  const saml = { metadataUrl: '', entityId: '', signInUrl: '', signOutUrl: '', certificates: [] };
  const rules = { allowsNewAccounts: false, isRequired: false, breakGlassUserIds: [], groups: [], lastTest: null };
  const words = { label: 'Microsoft', emailClaim: '', groupsClaim: 'groups', sealedSecret: null };
  await connection.collection<{ _id: string }>('ssoConnections').insertOne({
    _id: councilId,
    ...provider,
    ...saml,
    ...rules,
    ...words,
    ...{ councilId, revision: 1, updatedAt: clock.now() },
  });
  const domain = { domain: `${domainId}.example`, claim: councilId, token: domainId, isVerified: false };
  await connection.collection<{ _id: string }>('ssoDomains').insertOne({
    _id: domainId,
    ...domain,
    ...{ councilId, revision: 1, checkedAt: null, problem: null, missingSince: null },
  });
};

/** A council asks for a second factor. */
export const makeFactorRequirement = async (
  { connection, clock }: AdminTestService,
  { councilId = ownCouncil }: { councilId?: string } = {},
): Promise<void> => {
  const requirement = { _id: `factors-${councilId}`, councilId, revision: 1, since: clock.now(), graceDays: 30 };
  await connection.collection<typeof requirement>('factorRequirements').insertOne(requirement);
};

interface InvitationFixture {
  id?: string;
  token?: string;
  email?: string;
  councilId?: string;
}

/** Stores a pending invitation whose mail was sent. */
export const makeInvitation = async (service: AdminTestService, options: InvitationFixture = {}) => {
  const { id = newId(), councilId = ownCouncil } = options;
  const { token = `token-${id}`, email = `${id}@invited.example` } = options;
  const { id: _id, ...invitation } = invitationOf(id, {
    email,
    tokenHash: hashOfSecret(token),
    mailState: 'sent',
    createdAt: service.clock.now(),
    expiresAt: new Date(service.clock.now().getTime() + 7 * 86_400_000),
  });
  await service.connection
    .collection<{ _id: string; councilId: string; revision: number }>('invitations')
    .insertOne({ _id, ...invitation, councilId, revision: 1 });
  return { id, token, email };
};

export const makeCouncils = async (service: AdminTestService): Promise<void> => {
  const now = service.clock.now();
  await service.connection
    .collection<{ _id: string }>('councils')
    .insertMany([councilDocument(ownCouncil, now), councilDocument(otherCouncil, now)]);
};

const LINK_CODE = /\/auth\?code=([A-Za-z0-9._-]+)/;

/** The code in the last mail with a link. Mails about other things may come after it. */
export const lastCode = ({ mails }: AdminTestService): string =>
  LINK_CODE.exec(mails.findLast(({ text }) => LINK_CODE.test(text ?? ''))?.text ?? '')?.[1] ?? '';

export const askForLink = (
  service: AdminTestService,
  email: string,
  address = '192.0.2.1',
  headers: Readonly<Record<string, string>> = {},
) => service.call(createMagicLinkOperation, { body: { email }, headers: { 'x-forwarded-for': address, ...headers } });

export const redeem = (service: AdminTestService, code: string, as?: UserActor) =>
  service.call(createSessionOperation, { body: { code }, ...(as ? { as } : {}) });

/** Posts a form, as the button of a page without script does. */
export const postForm = (
  { url }: AdminTestService,
  code: string,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(`${url}/auth?code=${encodeURIComponent(code)}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers,
  });

/** The cookies of a response, as the browser sends them in the next request. */
export const keptCookies = (headers: Headers): { cookie: string } => ({
  cookie: headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; '),
});

export const cookieOf = (headers: Headers): string =>
  /folkmoot_session=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

/** Signs a user in. Returns the actor that the gateway derives from the cookie. */
export const signIn = async (service: AdminTestService, user: MadeUser, options: Partial<UserActor> = {}) => {
  await askForLink(service, user.email, `198.51.100.${Math.ceil(Math.random() * 250)}`);
  const { headers } = await redeem(service, lastCode(service));
  const cookie = cookieOf(headers);
  const [stored] = await service.connection
    .collection('sessions')
    .find({ userId: user.id })
    .sort({ createdAt: -1 })
    .limit(1)
    .toArray();
  const signedInAt = new Date(stored?.createdAt ?? 0).toISOString();
  const actor = userActor({ userId: user.id, sessionId: String(stored?._id), signedInAt, ...options });
  return { cookie, actor };
};
