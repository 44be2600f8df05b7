import { silentLogger } from '@folkmoot/service-kit';
import { userActor } from '@folkmoot/service-kit/testing';
import type { StoredUser } from '../../records/views.domain';
import { fakeDeps } from '../../testing/fake-deps.fake';
import { councilOf, userOf } from '../../testing/samples';
import { acceptInvitation } from './accept-invitation.use-case';
import { createInvitation } from './create-invitation.use-case';
import type { InvitationDeps } from './invitation.deps';

/** Who invites in these tests, whom, and from where it is accepted. */
export const actor = userActor({ userId: 'u1', councilId: 'a' });
export const EMAIL = 'nia@new.example';
export const address = '192.0.2.1';
export const DAY_MS = 86_400_000;

/** Two councils and an admin, in memory; mails and sign-in links are kept. */
export const ground = async (given: Partial<InvitationDeps> = {}) => {
  const fake = fakeDeps();
  const mails: { to: string; subject: string; text: string }[] = [];
  const links: StoredUser[] = [];
  const deps: InvitationDeps = {
    ...fake.deps,
    tokens: { tokenOf: (id) => `token-of-${id}`, storedTokenOf: ({ id }) => `token-of-${id}` },
    mailer: { send: async ({ to, subject, text }) => void mails.push({ to, subject, text }) },
    mailSignInLink: async (user) => void links.push(user),
    logger: silentLogger,
    productName: 'Folkmoot',
    publicOrigin: 'https://folkmoot.example',
    ...given,
  };
  await fake.repositories.councils.add(councilOf('a', { name: 'Riverside' }));
  await fake.repositories.councils.add(councilOf('b'));
  await fake.repositories.users.add(userOf('u1', { role: 'council_admin', name: 'Ada' }));
  const invite = (email = EMAIL) => createInvitation(deps, actor, { email, role: 'council_staff' });
  const accept = (id: string) => acceptInvitation(deps, { token: `token-of-${id}`, name: 'Nia', address });
  return { ...fake, deps, mails, links, invite, accept };
};
