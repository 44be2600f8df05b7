import { DomainError, type UserActor } from '@folkmoot/contracts';
import type { Mailer } from '@folkmoot/service-kit';
import { enforceLimit } from '../../limits/enforce-limit';
import type { Deps } from '../../records/deps';
import { composeSample, type MailDraft } from './compose-sample';
import { messages } from './council-mails.messages';

export interface CouncilMailDeps extends Deps {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly productName: string;
  readonly publicOrigin: string;
  /** The one address that all mail comes from. */
  readonly sender: string;
}

const MOST = 20;
const WINDOW_MS = 3_600_000;

/** Mails a sample to the person who asks. Throws mail_failed or too_many_requests. */
export const sendTestMail = async (deps: CouncilMailDeps, actor: UserActor, draft: MailDraft): Promise<string> => {
  const { units, mailer, clock, productName, publicOrigin } = deps;
  const { councils, users } = units.readerAcrossCouncils();
  const [council, user] = [await councils.get(actor.councilId ?? ''), await users.find(actor.userId)];
  if (!user) throw new DomainError('not_found');
  await enforceLimit(deps, { key: `test-mail:${user.id}`, most: MOST, windowMs: WINDOW_MS, code: 'too_many_requests' });
  const { replyTo, subject, ...mail } = composeSample({ productName, publicOrigin, now: clock.now() }, council, draft);
  await mailer.send({ ...mail, to: user.email, subject: messages.test(subject), ...(replyTo ? { replyTo } : {}) });
  return user.email;
};
