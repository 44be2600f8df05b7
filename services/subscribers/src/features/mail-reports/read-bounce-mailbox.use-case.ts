import type { BounceMailbox } from '../../integrations/bounce-mailbox';
import { applyReports } from './apply-reports';
import type { ReadReport } from './forms';
import type { MailReportContext, MailReportTools } from './mail-reports.types';
import { readReportMessage } from './report-message';

type Message = Parameters<Parameters<BounceMailbox['read']>[0]['handle']>[0];

/** The report in a message. A message that nobody can read is passed over: its address must not appear in a log. */
const reportIn = async ({ uid, source }: Message, { logger }: MailReportTools): Promise<ReadReport> => {
  try {
    return await readReportMessage(source);
  } catch {
    logger.warn({ uid }, 'a message of the bounce mailbox cannot be read');
    return null;
  }
};

/**
 * Reads the new messages of the bounce mailbox and stores the reports in them. The position is stored after each batch, so
 * that a restart repeats at most one batch, whose reports are stored already. Messages that are no reports stay as they
 * are.
 */
export const readBounceMailbox = async (
  context: MailReportContext,
  mailbox: BounceMailbox,
  tools: MailReportTools,
  signal: AbortSignal,
): Promise<void> => {
  const { mailWays } = context.acrossCouncils.reader();
  const known = (await mailWays.listWaysAcrossCouncils()).find(({ way }) => way === 'mailbox');
  const source = { way: 'mailbox', takesUnsigned: false, refs: tools.refs } as const;
  const outcome = await mailbox.read({
    position: known?.position ?? null,
    signal,
    handle: async (message) => {
      const report = await reportIn(message, tools);
      if (report) await applyReports(context, [report], source);
      return report !== null;
    },
    keep: (position) => mailWays.noteReadAcrossCouncils(position, context.clock.now()),
  });
  if (outcome === null) return;
  tools.logger.warn({ problem: outcome }, 'the bounce mailbox cannot be read');
  await mailWays.noteProblemAcrossCouncils('mailbox', outcome, context.clock.now());
};
