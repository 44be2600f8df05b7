import type { Logger, Mailer } from '@folkmoot/service-kit';
import type { AuditDeps } from './audit.deps';
import { headMail } from './audit.messages';

interface NoteDeps extends AuditDeps {
  readonly logger: Pick<Logger, 'info'>;
  readonly mailer: Pick<Mailer, 'send'>;
  /** Who is mailed; nobody unless it is set. */
  readonly headsMail: string | undefined;
  readonly productName: string;
}

/**
 * Takes the end of the chain out of the database: into the log, a file, a mail. Whoever can write to the database cannot
 * take entries away from the end, or start anew, without one of these telling.
 */
export const noteHeadAcrossCouncils = async (deps: NoteDeps): Promise<void> => {
  const { units, clock, heads, logger, mailer, headsMail, productName } = deps;
  const { position, hash } = await units.readerAcrossCouncils().audit.head();
  if (position === 0) return;
  const head = `${position}:${hash}`;
  logger.info({ auditHead: head }, 'end of the activity log');
  await heads.add({ position, hash }, clock.now());
  if (headsMail) await mailer.send({ to: headsMail, ...headMail(productName, head) });
};
