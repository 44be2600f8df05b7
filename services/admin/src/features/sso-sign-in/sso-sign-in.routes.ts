import type { IncomingHttpHeaders } from 'node:http';
import {
  beginSsoOperation,
  endSsoOperation,
  oidcCallbackOperation,
  oidcLogoutOperation,
  publicActor,
  samlCallbackOperation,
  samlLogoutByFormOperation,
  samlLogoutOperation,
  samlMetadataOperation,
  samlReturnOperation,
  ssoRefusals,
  ssoRefusedEvent,
} from '@folkmoot/contracts';
import { file, page, reply } from '@folkmoot/service-kit';
import { visitorAddress, visitorNetwork } from '../../entities/attempt';
import { deviceOf } from '../../entities/session';
import type { SignedIn } from '../../entities/sign-in';
import { SsoRefusedError } from '../../integrations/single-sign-on/refusal';
import { beginSso } from './begin-sso.use-case';
import { finishOidc, finishSaml, finishSamlReturn, RefusedSignIn } from './finish-sso.use-case';
import { signOutBySaml, signOutByToken, signOutUrl } from './sign-out.use-case';
import type { SsoSignInApp, SsoSignInTools } from './sso-sign-in.types';

const NOT_KEPT = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

const goTo = (place: string, cookies: readonly string[] = []) =>
  page('', { status: 303, headers: { ...NOT_KEPT, Location: place, 'Set-Cookie': cookies } });

/** The sign-in page shows the words. It goes on to the page that was wanted before, so no address comes from outside. */
const SIGN_IN_PAGE = '/auth';

const welcome = ({ sessionCookie, cookie }: SsoSignInTools, { sessionId }: SignedIn) =>
  goTo(SIGN_IN_PAGE, [sessionCookie(sessionId), cookie.clear]);

/** Records a refusal for the council, and leads to the sign-in page with the words. Other errors are thrown on. */
const turnAway =
  ({ refusals, failures, logger }: SsoSignInTools, headers: IncomingHttpHeaders) =>
  (error: unknown) => {
    if (!(error instanceof RefusedSignIn)) throw error;
    const { refusal, councilId } = error;
    const actor = { ...publicActor(), councilId };
    refusals.note({ event: ssoRefusedEvent, actor, change: refusal.reason, network: visitorNetwork(headers) });
    // Whom a provider vouched for is not known here: most refusals mean that its answer cannot be trusted.
    failures.note({ userId: null, reason: 'sso_refused' });
    logger.warn({ err: refusal, councilId }, 'a sign-in through a provider was refused');
    const words = new URLSearchParams({ error: refusal.reason, error_description: ssoRefusals[refusal.reason] });
    return goTo(`${SIGN_IN_PAGE}?${words}`);
  };

const refusedHere = () => new RefusedSignIn(new SsoRefusedError('sso_answer_invalid'), null);

const browserOf = ({ cookie }: SsoSignInTools, headers: IncomingHttpHeaders) => ({
  cookie: cookie.read(headers.cookie),
  device: deviceOf(headers['user-agent']),
});

const startRoutes = ({ route }: SsoSignInApp, tools: SsoSignInTools) => [
  route(beginSsoOperation, {
    handle: async ({ context, body, headers }) => {
      const browser = tools.cookie.valueFor(headers.cookie);
      const { email, again: isAgain = false } = body;
      const begun = await beginSso(context, { email, isAgain, address: visitorAddress(headers), browser }, tools);
      return reply(begun, { headers: begun.url === null ? {} : { 'Set-Cookie': tools.cookie.set(browser) } });
    },
  }),
  route(endSsoOperation, { handle: async ({ context }) => ({ url: await signOutUrl(context, tools) }) }),
];

const oidcRoutes = ({ route }: SsoSignInApp, tools: SsoSignInTools) => [
  route(oidcCallbackOperation, {
    handle: ({ context, query, headers }) =>
      finishOidc(context, query, browserOf(tools, headers), tools).then(
        (signedIn) => welcome(tools, signedIn),
        turnAway(tools, headers),
      ),
  }),
  route(oidcLogoutOperation, {
    accepts: 'form',
    handle: async ({ context, params, body }) => {
      await signOutByToken(context, { councilId: params.connectionId, token: body.logout_token }, tools);
      return reply(undefined, { headers: { 'Cache-Control': 'no-store' } });
    },
  }),
];

interface LogoutFields {
  readonly SAMLRequest?: string | undefined;
  readonly RelayState?: string | undefined;
  readonly SigAlg?: string | undefined;
  readonly Signature?: string | undefined;
}

const samlRoutes = ({ route }: SsoSignInApp, tools: SsoSignInTools) => {
  const logOut = async (context: SsoSignInApp['systemContext'], by: 'redirect' | 'form', fields: LogoutFields = {}) => {
    const { SAMLRequest, RelayState, SigAlg, Signature } = fields;
    // Without a request it is the answer to ours: the browser has signed out here before it went there.
    if (SAMLRequest === undefined) return goTo(SIGN_IN_PAGE);
    const message = { by, SAMLRequest, RelayState, SigAlg, Signature };
    return goTo((await signOutBySaml(context, message, tools)) ?? SIGN_IN_PAGE);
  };
  return [
    route(samlCallbackOperation, {
      accepts: 'form',
      handle: ({ context, body, headers }) => {
        const response = body?.SAMLResponse;
        if (response === undefined) return turnAway(tools, headers)(refusedHere());
        return finishSaml(context, response, browserOf(tools, headers), tools).then(
          (outcome) =>
            outcome.kind === 'signed-in'
              ? welcome(tools, outcome.signedIn)
              : goTo(`/auth/saml/callback?ticket=${outcome.ticket}`),
          turnAway(tools, headers),
        );
      },
    }),
    route(samlReturnOperation, {
      handle: ({ context, query, headers }) =>
        finishSamlReturn(context, query.ticket ?? '', browserOf(tools, headers), tools).then(
          (signedIn) => welcome(tools, signedIn),
          turnAway(tools, headers),
        ),
    }),
    route(samlLogoutOperation, { handle: ({ context, query }) => logOut(context, 'redirect', query) }),
    route(samlLogoutByFormOperation, {
      accepts: 'form',
      handle: ({ context, body }) => logOut(context, 'form', body),
    }),
    route(samlMetadataOperation, {
      handle: () => file(Buffer.from(tools.saml.metadata), { type: 'application/samlmetadata+xml' }),
    }),
  ];
};

export const ssoSignInRoutes = (app: SsoSignInApp, tools: SsoSignInTools) => [
  ...startRoutes(app, tools),
  ...oidcRoutes(app, tools),
  ...samlRoutes(app, tools),
];
