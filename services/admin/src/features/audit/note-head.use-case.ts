import type { Actor } from '@folkmoot/contracts';
import type { Context, Logger, Mailer } from '@folkmoot/service-kit';
import type { AuditRecords, AuditTools } from './audit.types';
import { composeHeadMail } from './compose-head-mail';

interface HeadTools extends Pick<AuditTools, 'heads'> {
  readonly logger: Pick<Logger, 'info'>;
  readonly mailer: Pick<Mailer, 'send'>;
  /** The recipient; without one no mail is sent. */
  readonly headsMail: string | undefined;
  readonly productName: string;
}

/**
 * Copies the end of the chain out of the database: to the service's log, a file and a mail. If somebody with write
 * access to the database removes entries from the end or replaces the chain, these copies show it.
 */
export const noteHeadAcrossCouncils = async (
  { acrossCouncils, clock }: Context<AuditRecords, Actor>,
  { heads, logger, mailer, headsMail, productName }: HeadTools,
): Promise<void> => {
  const { position, hash } = await acrossCouncils.reader().audit.head();
  if (position === 0) return;
  const head = `${position}:${hash}`;
  logger.info({ auditHead: head }, 'end of the activity log');
  await heads.add({ position, hash }, clock.now());
  if (headsMail) await mailer.send({ to: headsMail, ...composeHeadMail(productName, head) });
};
