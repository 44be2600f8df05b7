import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { enforceLimit } from '../../entities/attempt';
import { composeSample, type MailDraft } from './compose-sample';
import { messages } from './council-mails.messages';
import type { CouncilMailRecords, CouncilMailTools } from './council-mails.types';

const MAX_TEST_MAILS = 20;
const WINDOW_MS = 3_600_000;

/** Mails a sample to the user who asks. Throws mail_failed or too_many_requests. */
export const sendTestMail = async (
  context: Context<CouncilMailRecords>,
  draft: MailDraft,
  { mailer, productName, publicOrigin }: CouncilMailTools,
): Promise<string> => {
  const { actor, acrossCouncils, clock } = context;
  const { councils, users } = acrossCouncils.reader();
  const council = await councils.get(actor.councilId ?? '');
  const user = await users.find(actor.userId);
  if (!user) throw new DomainError('not_found');
  await enforceLimit(context, {
    key: `test-mail:${user.id}`,
    most: MAX_TEST_MAILS,
    windowMs: WINDOW_MS,
    code: 'too_many_requests',
  });
  const { replyTo, subject, ...mail } = composeSample({ productName, publicOrigin, now: clock.now() }, council, draft);
  await mailer.send({ ...mail, to: user.email, subject: messages.test(subject), ...(replyTo ? { replyTo } : {}) });
  return user.email;
};
