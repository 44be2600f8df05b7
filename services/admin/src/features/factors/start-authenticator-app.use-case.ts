import { DomainError } from '@folkmoot/contracts';
import { qrDrawing } from '@folkmoot/documents/qr';
import type { Context } from '@folkmoot/service-kit';
import { appUri, newAppSecret } from '../../entities/factor';
import { texts } from './factor.messages';
import type { FactorRecords, FactorRouteTools } from './factors.types';

const LIFE_MS = 15 * 60_000;
const SHOWN_GROUP = /.{4}(?=.)/g;

/** A new secret for an app, which counts once a code confirms it. Throws conflict when the person has an app. */
export const startAuthenticatorApp = async (
  { actor, acrossCouncils, clock }: Context<FactorRecords>,
  { factorSecrets, productName }: Pick<FactorRouteTools, 'factorSecrets' | 'productName'>,
): Promise<{ secret: string; uri: string; qrCode: string }> => {
  const { users, factors, factorChallenges } = acrossCouncils.reader();
  const user = await users.find(actor.userId);
  if (!user) throw new DomainError('unauthenticated');
  if ((await factors.find(actor.userId))?.app) throw new DomainError('conflict', { detail: texts.hasApp });
  const secret = newAppSecret();
  const expiresAt = new Date(clock.now().getTime() + LIFE_MS);
  const key = { purpose: 'add-app', holder: actor.sessionId } as const;
  await factorChallenges.put(key, factorSecrets.seal(secret, actor.userId), expiresAt);
  const uri = appUri(secret, { account: user.email, issuer: productName });
  return { secret: secret.replace(SHOWN_GROUP, '$& '), uri, qrCode: await qrDrawing(uri) };
};
