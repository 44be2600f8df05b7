import { DomainError, isDomainError, type MailEventForm } from '@folkmoot/contracts';
import { applyReports } from './apply-reports';
import type { ReadReport, ReportForm } from './forms';
import type { MailReportContext, MailReportTools } from './mail-reports.types';

type Request = Parameters<ReportForm['read']>[0];

interface TakeMailEventsInput extends Omit<Request, 'now'> {
  readonly form: MailEventForm;
}

/** How often a wrong secret is stored at most: anybody can send one. */
const NOTE_INTERVAL_MS = 60_000;

/**
 * Creates the use case for reports of a provider. It throws not_found for a form that is not set up, forbidden for a
 * wrong secret or signature, and invalid_input.
 */
export const createTakeMailEvents = ({ forms, refs }: MailReportTools) => {
  const notedAtMs = new Map<MailEventForm, number>();

  const noteRefused = async ({ acrossCouncils, clock }: MailReportContext, form: MailEventForm): Promise<void> => {
    const now = clock.now();
    if (now.getTime() - (notedAtMs.get(form) ?? 0) < NOTE_INTERVAL_MS) return;
    notedAtMs.set(form, now.getTime());
    await acrossCouncils.reader().mailWays.noteProblemAcrossCouncils(form, 'wrong_secret', now);
  };

  const readReports = async (context: MailReportContext, form: MailEventForm, request: Request) => {
    try {
      return await forms[form].read(request);
    } catch (error) {
      if (isDomainError(error) && error.code === 'forbidden') await noteRefused(context, form);
      throw error;
    }
  };

  return async (context: MailReportContext, { form, ...request }: TakeMailEventsInput) => {
    const { isOn, takesUnsigned } = forms[form];
    if (!isOn) throw new DomainError('not_found');
    const reports: readonly ReadReport[] = await readReports(context, form, { ...request, now: context.clock.now() });
    notedAtMs.delete(form);
    await context.acrossCouncils.reader().mailWays.noteWorksAcrossCouncils(form);
    return applyReports(context, reports, { way: form, takesUnsigned, refs });
  };
};
