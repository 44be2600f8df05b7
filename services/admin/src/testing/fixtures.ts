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
import { hashOfSecret } from '../secrets/random-secret';
import { councilOf, invitationOf } from './samples';

export const AUDIT_KEY = 'a key for the activity log of thirty-two characters';

interface GivenConfig {
  demoData?: boolean;
  /** A broker; without one events stay inside the process. */
  amqpUrl?: string;
  authNeutralLogin?: boolean;
  publicOrigin?: string;
  /** Another instance, on the same database. */
  beside?: Pick<TestService<unknown>, 'connection' | 'clock'>;
  auditHeadsFile?: string;
  auditHeadsMail?: string;
  /** The key that signed links in mails in former versions. */
  actorTokenKey?: string;
  /** Where other services are. */
  urls?: Readonly<Partial<Record<ServiceName, string>>>;
}

type UrlFields = Record<`${Exclude<ServiceName, 'admin'>}Url`, string | undefined>;

const urlFields = (urls: GivenConfig['urls'] = {}): UrlFields =>
  Object.fromEntries(serviceNames.map((name) => [`${name}Url`, urls[name]])) as UrlFields;

export const startAdminService = (given: GivenConfig = {}) =>
  startTestService(adminService, {
    ...(given.beside ? { beside: given.beside } : {}),
    config: {
      publicOrigin: given.publicOrigin ?? 'http://localhost:8080',
      productName: 'Folkmoot',
      supportEmail: 'support@folkmoot.example',
      dataDir: './no-data',
      systemAdminEmail: 'system@folkmoot.example',
      availabilityTarget: 99.9,
      aiPrivateHosts: ['127.0.0.1'],
      ...urlFields(given.urls),
      secretsKey: 'a key for secrets that has thirty-two characters',
      linkKey: 'a key for links in mails that has thirty-two characters',
      auditKey: AUDIT_KEY,
      auditHeadsFile: given.auditHeadsFile,
      auditHeadsMail: given.auditHeadsMail,
      actorTokenKey: given.actorTokenKey,
      ...(given.amqpUrl ? { amqpUrl: given.amqpUrl } : {}),
      demoData: given.demoData ?? false,
      authNeutralLogin: given.authNeutralLogin ?? false,
    },
  });
export type AdminTestService = Awaited<ReturnType<typeof startAdminService>>;

const councilDocument = (id: string, now: Date) => {
  const { id: _id, ...council } = councilOf(id, { createdAt: now, updatedAt: now });
  return { ...council, _id, revision: 1, searchText: `${council.name} ${council.slug}`.toLowerCase() };
};

export interface MadeUser {
  id: string;
  email: string;
}

interface GivenUser {
  id?: string;
  role?: Role;
  status?: UserActor['status'];
  councilId?: string | null;
  name?: string;
}

/** Puts a user into the database, as if invited long ago. */
export const makeUser = async (service: AdminTestService, given: GivenUser = {}): Promise<MadeUser> => {
  const { id = newId(), role = 'council_staff', status = 'active', councilId = ownCouncil, name = 'Sam Jones' } = given;
  const email = `${id}@council.example`;
  const createdAt = service.clock.now();
  const fields = { role, status, councilId, name, email, createdAt, lastLoginAt: null, revision: 1 };
  await service.connection
    .collection<{ _id: string; searchText: string }>('users')
    .insertOne({ _id: id, ...fields, searchText: `${name} ${email}`.toLowerCase() });
  return { id, email };
};

interface GivenInvitation {
  id?: string;
  token?: string;
  email?: string;
  councilId?: string;
}

/** Puts a pending invitation into the database, its mail sent. */
export const makeInvitation = async (service: AdminTestService, given: GivenInvitation = {}) => {
  const { id = newId(), councilId = ownCouncil } = given;
  const { token = `token-${id}`, email = `${id}@invited.example` } = given;
  const { id: _id, ...invitation } = invitationOf(id, {
    councilId,
    email,
    tokenHash: hashOfSecret(token),
    mailState: 'sent',
    createdAt: service.clock.now(),
    expiresAt: new Date(service.clock.now().getTime() + 7 * 86_400_000),
  });
  await service.connection
    .collection<{ _id: string; revision: number }>('invitations')
    .insertOne({ _id, ...invitation, revision: 1 });
  return { id, token, email };
};

export const makeCouncils = async (service: AdminTestService): Promise<void> => {
  const now = service.clock.now();
  await service.connection
    .collection<{ _id: string }>('councils')
    .insertMany([councilDocument(ownCouncil, now), councilDocument(otherCouncil, now)]);
};

/** The code in the mail that was sent last. */
export const lastCode = ({ mails }: AdminTestService): string =>
  /\/auth\?code=([A-Za-z0-9._-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';

export const askForLink = (
  service: AdminTestService,
  email: string,
  address = '192.0.2.1',
  headers: Readonly<Record<string, string>> = {},
) => service.call(createMagicLinkOperation, { body: { email }, headers: { 'x-forwarded-for': address, ...headers } });

export const redeem = (service: AdminTestService, code: string, as?: UserActor) =>
  service.call(createSessionOperation, { body: { code }, ...(as ? { as } : {}) });

/** The button of a page without script. */
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

/** What a browser keeps of an answer and sends the next time. */
export const keptCookies = (headers: Headers): { cookie: string } => ({
  cookie: headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; '),
});

export const cookieOf = (headers: Headers): string =>
  /folkmoot_session=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

/** Signs somebody in and gives the actor that the gateway would make of the cookie. */
export const signIn = async (service: AdminTestService, user: MadeUser, given: Partial<UserActor> = {}) => {
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
  const actor = userActor({ userId: user.id, sessionId: String(stored?._id), signedInAt, ...given });
  return { cookie, actor };
};
