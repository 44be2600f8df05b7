import type { MailEventForm } from '@folkmoot/contracts';
import { createBrevoForm } from './brevo.form';
import { createGenericForm } from './generic.form';
import { createMailgunForm } from './mailgun.form';
import { createPostmarkForm } from './postmark.form';
import type { ReportForm } from './report-form';
import { createSendgridForm } from './sendgrid.form';
import { createSesForm, type FetchText } from './ses.form';

export type { MailReport, ReadReport, ReportForm } from './report-form';
export { readSendgridKey } from './sendgrid.form';
export { type FetchText, isTopic } from './ses.form';

export interface FormSettings {
  readonly mailEventsSecret?: string | undefined;
  readonly mailEventsSesTopics?: readonly string[] | undefined;
  readonly mailEventsSendgridKey?: string | undefined;
  readonly mailEventsMailgunKey?: string | undefined;
}

/** All forms, by their name in the address. */
export const createReportForms = (
  { mailEventsSecret, mailEventsSesTopics = [], mailEventsSendgridKey, mailEventsMailgunKey }: FormSettings,
  fetchText: FetchText,
): Readonly<Record<MailEventForm, ReportForm>> => ({
  generic: createGenericForm(mailEventsSecret),
  postmark: createPostmarkForm(mailEventsSecret),
  brevo: createBrevoForm(mailEventsSecret),
  ses: createSesForm(mailEventsSesTopics, fetchText),
  sendgrid: createSendgridForm(mailEventsSendgridKey),
  mailgun: createMailgunForm(mailEventsMailgunKey),
});
