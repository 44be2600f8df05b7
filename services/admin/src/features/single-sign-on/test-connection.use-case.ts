import { type SsoCheck, type SsoTest, ssoTestedEvent } from '@folkmoot/contracts';
import { enforceLimit } from '../../entities/attempt';
import type { StoredSsoConnection } from '../../entities/sso-connection';
import { words } from '../../integrations/single-sign-on/check.messages';
import { inspectOidc } from '../../integrations/single-sign-on/oidc-provider-document';
import { oidcProviderOf } from '../../integrations/single-sign-on/provider-clients';
import { line, ProviderProblem } from '../../integrations/single-sign-on/read-document';
import { inspectSaml } from '../../integrations/single-sign-on/saml-metadata';
import type { SsoContext, SsoTools } from './sso.types';

const HOUR_MS = 3_600_000;
const PER_HOUR = 60;

const inspect = async (stored: StoredSsoConnection, now: Date, tools: SsoTools): Promise<SsoCheck[]> => {
  const { outside, secrets, addresses } = tools;
  try {
    if (stored.protocol === 'saml') return await inspectSaml(outside, stored, now);
    const { issuer, clientId, clientSecret } = oidcProviderOf(stored, secrets);
    return await inspectOidc(outside, { issuer, clientId, clientSecret, redirectUri: addresses.redirectUri }, now);
  } catch (error) {
    if (error instanceof ProviderProblem) return [line(error.check, 'failed', error.message)];
    throw error;
  }
};

const domainLine = (verified: number): SsoCheck =>
  verified === 0 ? line('domain', 'warning', words.domainMissing) : line('domain', 'ok', words.domainOk(verified));

/** Asks the provider for what a sign-in needs, and stores the result. Throws not_found or too_many_requests. */
export const testConnection = async (context: SsoContext, tools: SsoTools): Promise<SsoTest> => {
  const { actor, reader, unitOfWork, clock } = context;
  const records = reader(actor);
  const stored = await records.ssoConnections.get();
  const key = `sso-test:${stored.councilId}`;
  await enforceLimit(context, { key, most: PER_HOUR, windowMs: HOUR_MS, code: 'too_many_requests' });
  const verified = (await records.ssoDomains.list()).filter(({ isVerified }) => isVerified).length;
  const checks = [domainLine(verified), ...(await inspect(stored, clock.now(), tools))];
  const isWorking = checks.every(({ state }) => state !== 'failed');
  const test = { isWorking, checks, testedAt: clock.now().toISOString() };
  await unitOfWork(actor, async ({ ssoConnections, outbox }) => {
    await ssoConnections.noteTest(test);
    await outbox.add(ssoTestedEvent, {
      aggregate: { type: 'council', id: stored.councilId, revision: stored.revision },
      payload: { councilId: stored.councilId, change: isWorking ? 'working' : 'failed' },
    });
  });
  return test;
};
