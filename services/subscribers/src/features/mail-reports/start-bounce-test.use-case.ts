import { randomBytes, randomUUID } from 'node:crypto';
import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { failureOf } from '../../entities/delivery';
import { senderDomainOf } from './check-sender-domain.use-case';
import { providerOf } from './mail-providers';
import { messages } from './mail-reports.messages';
import type { MailReportRecords, MailReportTools } from './mail-reports.types';

const PAUSE_MS = 60_000;
const NAME_BYTES = 6;

/** An address that bounces: one of the provider for tests, or a name of the sender's own domain that nobody has. */
const bouncingAddress = ({ smtpHosts, sender }: MailReportTools): string =>
  providerOf(smtpHosts)?.bouncing ??
  `no-such-address-${randomBytes(NAME_BYTES).toString('hex')}@${senderDomainOf(sender)}`;

/** Whether the mail server refused the address at once. Throws mail_failed when nothing was sent. */
const isRefusedAtOnce = (error: unknown, now: Date): boolean => {
  const failure = failureOf(error, 0, now);
  if (failure !== 'away' && failure.state !== 'queued') return true;
  throw error instanceof DomainError ? error : new DomainError('mail_failed', { cause: error });
};

/** Sends a message that bounces. Its report completes the test. Throws too_many_requests and mail_failed. */
export const startBounceTest = async (
  { actor, unitOfWork, reader, clock }: Context<MailReportRecords>,
  tools: MailReportTools,
): Promise<void> => {
  const now = clock.now();
  const { test: before } = await reader(actor).mailHealth.find();
  if (before && now.getTime() - before.sentAt.getTime() < PAUSE_MS) throw new DomainError('too_many_requests');
  const to = bouncingAddress(tools);
  const test = { id: randomUUID(), to, sentAt: now, state: 'waiting', reportedBy: null, reportedAt: null } as const;
  // Stored first, so that a report that comes at once finds it.
  await unitOfWork(actor, ({ mailHealth }) => mailHealth.saveTest(test));
  const ref = tools.refs.issue({ id: test.id, councilId: actor.councilId ?? '' });
  const headers = { 'Message-ID': `<${ref}@${senderDomainOf(tools.sender)}>`, ...tools.headers(ref) };
  try {
    await tools.mailer.send({ to, subject: messages.test.subject, text: messages.test.text, headers, isOnce: true });
  } catch (error) {
    isRefusedAtOnce(error, now);
    await unitOfWork(actor, ({ mailHealth }) => mailHealth.saveTest({ ...test, state: 'refused_at_once' }));
  }
};
