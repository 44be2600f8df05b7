import { type Actor, publicActor } from '@folkmoot/contracts';
import { silentLogger } from '@folkmoot/service-kit';
import { newSecret } from '../../../entities/secret';
import { createSupportTokens } from '../../../entities/sign-in-link';
import { userOf } from '../../../testing/samples';
import { testContext } from '../../../testing/test-context';
import type { Credentials } from '../read-sign-in-link.use-case';
import { redeemLink } from '../redeem-link.use-case';
import { sendSignInLink } from '../send-sign-in-link.use-case';
import type { SignInTools } from '../sign-in.types';

const ORIGIN = 'https://folkmoot.example';

interface Sent {
  to: string;
  text: string;
}

/** Readable codes for the tests. The real ones are tested with `magic-link`. */
const openLinks: SignInTools['magicLinks'] = {
  link: async ({ email, nonce }) => `${ORIGIN}/auth?code=${email},id-of-${nonce}`,
  idOf: (nonce) => `id-of-${nonce}`,
  read: async (code) => {
    const [email = '', id] = code.split(',');
    return id ? { email, id } : null;
  },
};

/** The units of the test file and, for each test, a user with an account. Mails and refusals are recorded. */
export const signInSetUp = () => {
  const admin = testContext();
  return async (changes: Partial<SignInTools> = {}) => {
    const context = admin.contextOf(publicActor());
    const mails: Sent[] = [];
    const refused: string[] = [];
    const failed: (readonly [userId: string | null, reason: string])[] = [];
    const tools: SignInTools = {
      mailer: { send: async ({ to, text }) => void mails.push({ to: String(to), text }) },
      magicLinks: openLinks,
      supportTokens: createSupportTokens('k'.repeat(32)),
      failures: { note: ({ userId, reason }) => void failed.push([userId, reason]) },
      refusals: { note: ({ change }) => void refused.push(change) },
      newSessionId: newSecret,
      isNeutral: false,
      neutralAnswerMs: 0,
      logger: silentLogger,
      productName: 'Folkmoot',
      supportEmail: 'support@folkmoot.example',
      publicOrigin: ORIGIN,
      ...changes,
    };
    const user = await admin.repositories.users.add(userOf('u1', { email: 'amy@council.example' }));
    const ask = (email = user.email, address = '192.0.2.1', isKnownBrowser = false) =>
      sendSignInLink(context, { email, address, network: null, isKnownBrowser }, tools);
    const redeem = async (credentials: Credentials, actor: Actor = publicActor()) => {
      const outcome = await redeemLink(admin.contextOf(actor), { credentials }, tools);
      if (outcome.kind !== 'session') throw new Error('the sign-in waits for a second factor');
      return outcome.signedIn;
    };
    const lastCode = () => /code=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    return { ...admin, context, tools, mails, refused, failed, user, ask, redeem, lastCode };
  };
};
