import { type AiCredentials, isVertexRegion } from '@folkmoot/contracts';
import { importPKCS8, SignJWT } from 'jose';
import { type AiAnswer, type AiCall, AiProviderError, type LanguageModel } from './language-model';
import { providerMessages } from './provider.messages';
import type { Reach } from './reach';
import { askProvider, countAt, requireSet, requireText, textAt } from './request';

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const LIFETIME_SECONDS = 600;

interface ServiceAccount {
  readonly clientEmail: string;
  readonly privateKey: string;
  readonly tokenUrl: string;
  readonly project: string;
}

const invalid = (cause?: unknown): AiProviderError =>
  new AiProviderError('credentials_invalid', providerMessages.googleInvalid, { cause });

const parsed = (key: string): unknown => {
  try {
    return JSON.parse(key);
  } catch {
    // The original error may contain a part of the key.
    throw invalid();
  }
};

const readAccount = (key: string | null): ServiceAccount => {
  if (!key) throw new AiProviderError('configuration_missing', providerMessages.googleMissing);
  const json = parsed(key);
  const account = {
    clientEmail: textAt(json, 'client_email'),
    privateKey: textAt(json, 'private_key'),
    tokenUrl: textAt(json, 'token_uri') || TOKEN_URL,
    project: textAt(json, 'project_id'),
  };
  if (!account.clientEmail || !account.privateKey) throw invalid();
  return account;
};

/** True when a key looks like a service account file. Checked without a call to Google. */
export const isServiceAccountFile = (key: string): boolean => {
  try {
    readAccount(key);
    return true;
  } catch {
    return false;
  }
};

const assertion = async ({ clientEmail, privateKey, tokenUrl }: ServiceAccount): Promise<string> => {
  const key = await importPKCS8(privateKey, 'RS256').catch(() => {
    throw invalid();
  });
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_SECONDS}s`)
    .sign(key);
};

/** A service account's assertion for an access token (RFC 7523). */
const accessToken = async (account: ServiceAccount, signal: AbortSignal | undefined, reach: Reach): Promise<string> => {
  const form = new URLSearchParams({ grant_type: GRANT, assertion: await assertion(account) });
  const json = await askProvider({
    api: 'Google OAuth',
    url: account.tokenUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
    signal,
    reach,
    refusal: { failure: 'token_refused', message: providerMessages.tokenRefused },
  });
  const token = textAt(json, 'access_token');
  if (!token) throw new AiProviderError('token_refused', providerMessages.tokenRefused);
  return token;
};

const hostOf = ({ url, region }: AiCredentials): string => {
  if (url) return url.replace(/(?<!\/)\/+$/, '');
  return region === 'global' ? 'https://aiplatform.googleapis.com' : `https://${region}-aiplatform.googleapis.com`;
};

const addressOf = (credentials: AiCredentials, project: string): string => {
  const { region, model } = credentials;
  const location = encodeURIComponent(region);
  const name = encodeURIComponent(model);
  const parent = `projects/${encodeURIComponent(project)}/locations/${location}`;
  return `${hostOf(credentials)}/v1/${parent}/publishers/google/models/${name}:generateContent`;
};

const bodyOf = ({ instructions, prompt, maxTokens }: AiCall): string =>
  JSON.stringify({
    systemInstruction: { parts: [{ text: instructions }] },
    contents: [{ role: 'user', parts: [{ text: prompt }] }],
    generationConfig: { maxOutputTokens: maxTokens, temperature: 0 },
  });

const answerOf = (json: unknown, { model, region }: AiCredentials): AiAnswer => ({
  text: requireText(textAt(json, 'candidates', 0, 'content', 'parts', 0, 'text')),
  model: textAt(json, 'modelVersion') || model,
  region,
  inputTokens: countAt(json, 'usageMetadata', 'promptTokenCount'),
  outputTokens: countAt(json, 'usageMetadata', 'candidatesTokenCount'),
});

/** Google Vertex AI, signed in as a service account whose JSON file is the key. */
export const vertexModel = (credentials: AiCredentials, reach: Reach): LanguageModel => ({
  complete: async (call) => {
    const account = readAccount(credentials.key);
    const project = credentials.project || account.project;
    requireSet({ 'the project': project, 'the region': credentials.region, 'the model': credentials.model });
    if (!isVertexRegion(credentials.region)) {
      throw new AiProviderError('configuration_missing', providerMessages.regionInvalid);
    }
    const token = await accessToken(account, call.signal, reach);
    const request = {
      api: 'Vertex AI',
      url: addressOf(credentials, project),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: bodyOf(call),
      signal: call.signal,
      timeoutMs: call.timeoutMs,
      reach,
    };
    return answerOf(await askProvider(request), credentials);
  },
});
