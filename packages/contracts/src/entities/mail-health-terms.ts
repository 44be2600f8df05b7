/** The forms in which mail providers report bounces and complaints. Each has an address of its own. */
export const mailEventForms = ['generic', 'postmark', 'brevo', 'ses', 'sendgrid', 'mailgun'] as const;
export type MailEventForm = (typeof mailEventForms)[number];

/** All ways in which reports arrive: the forms of providers, and a mailbox that is read. */
export const mailReportWays = [...mailEventForms, 'mailbox'] as const;
export type MailReportWay = (typeof mailReportWays)[number];

/** Why nothing arrives in a way that is set up. */
export const mailWayProblems = ['wrong_secret', 'mailbox_refused', 'mailbox_unreachable'] as const;

/**
 * `waiting`: the test message was sent and no report has arrived. `refused_at_once`: the mail server refused the address
 * during the sending, so no report follows.
 */
export const bounceTestStates = ['waiting', 'reported', 'refused_at_once'] as const;

/** The records of a domain that receivers check. */
export const senderRecords = ['spf', 'dkim', 'dmarc'] as const;

/** The possible results of the check of a record. `good` ones begin with the record's name and end with `ok`. */
export const senderFindings = [
  'spf_ok',
  'spf_missing',
  'spf_several',
  'spf_invalid',
  'spf_allows_all',
  'spf_not_allowed',
  'spf_server_unknown',
  'dkim_ok',
  'dkim_missing',
  'dkim_revoked',
  'dkim_selector_unknown',
  'dmarc_ok',
  'dmarc_missing',
  'dmarc_several',
  'dmarc_only_reports',
  'no_answer',
] as const;
export type SenderFinding = (typeof senderFindings)[number];

/** Below this number of messages a rate says nothing. */
const MIN_MESSAGES = 100;
const MAX_BOUNCE_RATE = 0.05;
const MAX_COMPLAINT_RATE = 0.001;
/** One complaint can be a slip of the finger. */
const MIN_COMPLAINTS = 2;

/** Why a provider may soon refuse to send for a council; null for no reason. */
export const mailAlarmOf = ({
  sent,
  bounced,
  complained,
}: {
  readonly sent: number;
  readonly bounced: number;
  readonly complained: number;
}): 'bounces' | 'complaints' | null => {
  const total = sent + bounced + complained;
  if (total < MIN_MESSAGES) return null;
  if (complained >= MIN_COMPLAINTS && complained / total > MAX_COMPLAINT_RATE) return 'complaints';
  return bounced / total > MAX_BOUNCE_RATE ? 'bounces' : null;
};
