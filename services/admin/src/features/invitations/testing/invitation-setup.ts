import { publicActor } from '@folkmoot/contracts';
import { silentLogger } from '@folkmoot/service-kit';
import { userActor } from '@folkmoot/service-kit/testing';
import { createPendingCookie } from '../../../entities/sign-in';
import { createSignInCookies } from '../../../entities/sign-in-link';
import { councilOf, userOf } from '../../../testing/samples';
import { testContext } from '../../../testing/test-context';
import { acceptInvitation } from '../accept-invitation.use-case';
import { createInvitation } from '../create-invitation.use-case';
import type { InvitationTools } from '../invitation.types';

/** Inviting actor, invited person and network address of these tests. */
export const actor = userActor({ userId: 'u1', councilId: 'a' });
export const EMAIL = 'nia@new.example';
export const address = '192.0.2.1';
export const DAY_MS = 86_400_000;
const device = { browser: 'Firefox', system: 'Linux' } as const;
const publicOrigin = 'https://folkmoot.example';

/** The units of the test file and, for each test, two councils and an admin; mails are recorded. */
export const invitationSetUp = () => {
  const admin = testContext();
  return async (changes: Partial<InvitationTools> = {}) => {
    const context = admin.contextOf(actor);
    const mails: { to: string; subject: string; text: string }[] = [];
    const tools: InvitationTools = {
      tokens: { tokenOf: (id) => `token-of-${id}`, storedTokenOf: ({ id }) => `token-of-${id}` },
      mailer: { send: async ({ to, subject, text }) => void mails.push({ to, subject, text }) },
      newSessionId: () => 'new-session',
      cookieFor: (sessionId) => `session=${sessionId}`,
      pendingCookie: createPendingCookie(publicOrigin),
      signInCookies: createSignInCookies(publicOrigin, 'key of these tests'),
      logger: silentLogger,
      productName: 'Folkmoot',
      supportEmail: 'help@folkmoot.example',
      publicOrigin,
      ...changes,
    };
    await admin.repositories.councils.add(councilOf('a', { name: 'Riverside' }));
    await admin.repositories.councils.add(councilOf('b'));
    await admin.repositories.users.add(userOf('u1', { role: 'council_admin', name: 'Ada' }));
    const invite = (email = EMAIL) => createInvitation(context, { email, role: 'council_staff' }, tools);
    const accept = (id: string) =>
      acceptInvitation(
        admin.contextOf(publicActor()),
        { token: `token-of-${id}`, name: 'Nia', address, device },
        tools,
      );
    return { ...admin, context, tools, mails, invite, accept };
  };
};
