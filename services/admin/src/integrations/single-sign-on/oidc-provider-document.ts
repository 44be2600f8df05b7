import type { SsoCheck } from '@folkmoot/contracts';
import type { OutsideAnswer, OutsideClient } from '@folkmoot/service-kit';
import { z } from 'zod';
import { words } from './check.messages';
import { clockLine, line, ProviderProblem, readDocument } from './read-document';

const optionalUrl = z.string().max(2_000).optional();
const texts = z.array(z.string()).optional();

/** The settings that a provider publishes. Only what a sign-in needs; all else is left out. */
const documentSchema = z.object({
  issuer: z.string().max(2_000),
  authorization_endpoint: optionalUrl,
  token_endpoint: optionalUrl,
  jwks_uri: optionalUrl,
  userinfo_endpoint: optionalUrl,
  end_session_endpoint: optionalUrl,
  id_token_signing_alg_values_supported: texts,
  token_endpoint_auth_methods_supported: texts,
  code_challenge_methods_supported: texts,
  claims_supported: texts,
  authorization_response_iss_parameter_supported: z.boolean().optional(),
});
export type OidcDocument = z.infer<typeof documentSchema>;

/** Signatures with a key pair. `none` and those with a shared secret are refused whatever a provider offers. */
export const ALLOWED_ALGORITHMS: readonly string[] = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

const ENDING = '/.well-known/openid-configuration';

/** The issuer of an address that somebody copied: people often copy that of its document. */
export const issuerOf = (address: string): string =>
  address.endsWith(ENDING) ? address.slice(0, -ENDING.length) : address;

const parse = ({ body }: OutsideAnswer): OidcDocument => {
  try {
    return documentSchema.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new ProviderProblem('document', words.notJson, { cause: error });
  }
};

export interface ReadOidcDocument {
  readonly document: OidcDocument;
  readonly answer: OutsideAnswer;
}

/** The settings of a provider, with its own issuer. Throws ProviderProblem. */
export const readOidcDocument = async (outside: OutsideClient, issuer: string): Promise<ReadOidcDocument> => {
  const answer = await readDocument(
    outside,
    `${issuer.endsWith('/') ? issuer.slice(0, -1) : issuer}${ENDING}`,
    'application/json',
  );
  const document = parse(answer);
  if (document.issuer !== issuer) throw new ProviderProblem('issuer', words.issuerDiffers(document.issuer, issuer));
  return { document, answer };
};

/** The algorithms of a provider that are accepted here. A provider that names none signs with RS256. */
export const algorithmsOf = ({ id_token_signing_alg_values_supported: offered = ['RS256'] }: OidcDocument): string[] =>
  offered.filter((algorithm) => ALLOWED_ALGORITHMS.includes(algorithm));

/** Throws ProviderProblem for a provider that nobody could sign in with. */
export const requireUsable = (document: OidcDocument): void => {
  if (!document.authorization_endpoint) throw new ProviderProblem('endpoints', words.noAuthorization);
  if (!document.token_endpoint) throw new ProviderProblem('endpoints', words.noToken);
  if (!document.jwks_uri) throw new ProviderProblem('endpoints', words.noKeys);
  if (algorithmsOf(document).length === 0) throw new ProviderProblem('security', words.algorithms);
};

const keysSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });
export type OidcKeys = z.infer<typeof keysSchema>;

/** The keys of a provider. Throws ProviderProblem. */
export const readOidcKeys = async (outside: OutsideClient, { jwks_uri: url = '' }: OidcDocument): Promise<OidcKeys> => {
  try {
    const { body } = await readDocument(outside, url, 'application/json');
    return keysSchema.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new ProviderProblem('keys', words.keysMissing, { cause: error });
  }
};

interface Client {
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly redirectUri: string;
}

const errorOf = (body: Buffer): string => {
  try {
    return z.object({ error: z.string() }).parse(JSON.parse(body.toString('utf8'))).error;
  } catch {
    return '';
  }
};

/** Redeems a code that does not exist: a provider that knows the client refuses the code and not the client. */
const clientLine = async (outside: OutsideClient, document: OidcDocument, client: Client): Promise<SsoCheck> => {
  const { clientId, clientSecret, redirectUri } = client;
  if (clientSecret === null) return line('client', 'warning', words.noSecret);
  const form = {
    grant_type: 'authorization_code',
    code: 'folkmoot-connection-test',
    redirect_uri: redirectUri,
    code_verifier: 'folkmoot-connection-test-folkmoot-connection-test',
  };
  const usesPost = document.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
  const credentials = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  const answer = await outside
    .request({
      url: document.token_endpoint ?? '',
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        ...(usesPost ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
      },
      body: new URLSearchParams(
        usesPost ? { ...form, client_id: clientId, client_secret: clientSecret } : form,
      ).toString(),
    })
    .catch(() => null);
  const error = answer ? errorOf(answer.body) : '';
  if (error === 'invalid_grant') return line('client', 'ok', words.clientOk);
  const isRefused = error === 'invalid_client' || error === 'unauthorized_client' || answer?.status === 401;
  return isRefused ? line('client', 'failed', words.clientWrong) : line('client', 'warning', words.clientUnknown);
};

const securityLine = ({ code_challenge_methods_supported: methods }: OidcDocument): SsoCheck =>
  methods?.includes('S256') === true
    ? line('security', 'ok', words.securityOk)
    : line('security', 'warning', words.noPkce);

/** Everything that a sign-in with this provider needs, one line each. Stops at the first that all others need. */
export const inspectOidc = async (
  outside: OutsideClient,
  { issuer, ...client }: Client & { readonly issuer: string },
  now: Date,
): Promise<SsoCheck[]> => {
  const { document, answer } = await readOidcDocument(outside, issuer);
  const lines = [
    line('address', 'ok', words.addressOk),
    line('document', 'ok', words.documentOk),
    line('issuer', 'ok', words.issuerOk),
  ];
  const clock = clockLine(answer, now);
  requireUsable(document);
  lines.push(line('endpoints', 'ok', words.endpointsOk), securityLine(document));
  const { keys } = await readOidcKeys(outside, document);
  lines.push(line('keys', 'ok', words.keysOk(keys.length)));
  if (clock) lines.push(clock);
  return [...lines, await clientLine(outside, document, client)];
};
