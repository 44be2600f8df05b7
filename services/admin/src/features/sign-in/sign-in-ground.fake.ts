import { type Actor, publicActor } from '@folkmoot/contracts';
import { silentLogger } from '@folkmoot/service-kit';
import { newSecret } from '../../secrets/random-secret';
import { createSupportTokens } from '../../secrets/support-token';
import { fakeDeps } from '../../testing/fake-deps.fake';
import { userOf } from '../../testing/samples';
import type { Credentials } from './read-sign-in-link.use-case';
import { redeemLink } from './redeem-link.use-case';
import { sendSignInLink } from './send-sign-in-link.use-case';
import type { SignInDeps } from './sign-in.deps';

const ORIGIN = 'https://folkmoot.example';

interface Sent {
  to: string;
  text: string;
}

/** Codes that say openly what is in them; proving them is the business of `secrets/magic-link`. */
const openLinks: SignInDeps['magicLinks'] = {
  link: async ({ email, nonce }) => `${ORIGIN}/auth?code=${email},id-of-${nonce}`,
  idOf: (nonce) => `id-of-${nonce}`,
  read: async (code) => {
    const [email = '', id] = code.split(',');
    return id ? { email, id } : null;
  },
};

/** Somebody with an account, in memory; mails and refusals are kept. */
export const ground = async (given: Partial<SignInDeps> = {}) => {
  const fake = fakeDeps();
  const mails: Sent[] = [];
  const refused: string[] = [];
  const deps: SignInDeps = {
    ...fake.deps,
    mailer: { send: async ({ to, text }) => void mails.push({ to: String(to), text }) },
    magicLinks: openLinks,
    supportTokens: createSupportTokens('k'.repeat(32)),
    refusals: { note: ({ change }) => void refused.push(change) },
    newSessionId: newSecret,
    isNeutral: false,
    neutralAnswerMs: 0,
    logger: silentLogger,
    productName: 'Folkmoot',
    supportEmail: 'support@folkmoot.example',
    publicOrigin: ORIGIN,
    ...given,
  };
  const user = await fake.repositories.users.add(userOf('u1', { email: 'amy@council.example' }));
  const ask = (email = user.email, address = '192.0.2.1', isKnownBrowser = false) =>
    sendSignInLink(deps, { email, address, network: null, isKnownBrowser });
  const redeem = (credentials: Credentials, actor: Actor = publicActor()) => redeemLink(deps, { credentials, actor });
  const lastCode = () => /code=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  return { ...fake, deps, mails, refused, user, ask, redeem, lastCode };
};
