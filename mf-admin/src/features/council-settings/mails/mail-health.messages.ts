import type { MailHealth, MailReportWay, SenderCheck, SenderFinding } from '@folkmoot/contracts/client';

type Problem = NonNullable<MailHealth['ways'][number]['problem']>;

const number = (value: number): string => value.toLocaleString('en');

const wayNames: Readonly<Record<MailReportWay, string>> = {
  generic: 'Own script',
  postmark: 'Postmark',
  brevo: 'Brevo',
  ses: 'Amazon SES',
  sendgrid: 'SendGrid',
  mailgun: 'Mailgun',
  mailbox: 'Bounce mailbox',
};

const recordNames: Readonly<Record<SenderCheck['record'], string>> = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' };

const findings: Readonly<Record<SenderFinding, string>> = {
  spf_ok: 'Your domain allows this server to send.',
  spf_missing: 'Your domain does not say which servers may send for it. Receivers may treat your mail as spam.',
  spf_several: 'Your domain has more than one SPF record, so receivers ignore all of them. Keep one.',
  spf_invalid: 'The SPF record of your domain has an error, or needs more than ten lookups. Receivers ignore it.',
  spf_allows_all: 'Your domain allows every server in the world to send for it. Replace “+all” by “~all”.',
  spf_not_allowed: 'Your domain does not allow this server to send. Receivers may refuse your mail.',
  spf_server_unknown:
    'Which addresses receivers see cannot be known from here. The person who runs Folkmoot can enter them.',
  dkim_ok: 'Your domain has a key for signatures.',
  dkim_missing: 'Your domain has no key with this name, so receivers cannot check signatures.',
  dkim_revoked: 'The key of your domain is revoked. Mail that is signed with it is refused.',
  dkim_selector_unknown:
    'The name of the key is not known here, so it was not checked. Your mail provider shows the record to add.',
  dmarc_ok: 'Your domain tells receivers to refuse mail that only pretends to be from you.',
  dmarc_missing: 'Your domain does not say what receivers should do with false mail. Some receivers ask for a record.',
  dmarc_several: 'Your domain has more than one DMARC record, so receivers ignore all of them. Keep one.',
  dmarc_only_reports: 'Your domain asks receivers to accept false mail. Tighten this once everything else is green.',
  no_answer: 'The name servers of your domain did not answer. Try again later.',
};

const levels: Readonly<Record<SenderCheck['level'], string>> = {
  good: 'In order',
  warning: 'Can be better',
  bad: 'Needs a change',
  unknown: 'Not checked',
};

const problems: Readonly<Record<Problem, (ago: string) => string>> = {
  wrong_secret: (ago) => `A report with a wrong key or signature was refused ${ago}.`,
  mailbox_refused: (ago) => `The mailbox refused the name or password ${ago}.`,
  mailbox_unreachable: (ago) => `The mailbox could not be reached ${ago}.`,
};

export const messages = {
  reports: {
    title: 'Mail that does not arrive',
    text: 'Addresses that do not exist, and people who mark your mail as spam, are reported back. Folkmoot then stops writing to them.',
    last: (ago: string, way: MailReportWay) =>
      `Reports of bounces: the last one was received ${ago}, by ${wayNames[way]}.`,
    never: 'Reports of bounces: none was received yet.',
    off: 'Nothing reports bounces that come back later. The person who runs Folkmoot can set this up.',
    failed: 'The state of your mail cannot be shown',
    loading: 'Loading the state of your mail...',
    recent: (bounced: number, complained: number, total: number) =>
      `In the last 30 days, ${number(bounced)} of ${number(total)} messages came back, and ${number(complained)} were reported as spam.`,
    noneRecent: 'No messages in the last 30 days.',
    alarms: {
      bounces:
        'More than 5% of your messages come back. Providers may stop sending for you. Check where the addresses come from before the next mailing.',
      complaints:
        'More than 0.1% of your messages are reported as spam. Providers may stop sending for you. Write only to people who expect your mail.',
    },
    ways: 'Ways in which reports arrive',
    show: 'Show addresses for providers',
    hide: 'Hide addresses for providers',
    isOn: 'On',
    isOff: 'Off',
    wayNames,
    read: (ago: string) => `Read ${ago}.`,
    problems,
    mailbox: 'Read by Folkmoot every minute. It has no address to copy.',
    help: 'A provider needs the address, and Folkmoot its key. The guide for operators has a section for each provider.',
    copy: 'Copy',
    copied: 'Copied',
    addressOf: (way: MailReportWay) => `Address for ${wayNames[way]}`,
  },
  test: {
    button: 'Test the reports',
    help: 'Sends one message to an address that does not exist. Its report shows that everything works.',
    states: {
      waiting: (to: string, ago: string) =>
        `A test message was sent to ${to} ${ago}. Its report has not arrived yet. That can take some minutes. Where a domain accepts mail for every name, no report comes.`,
      reported: (ago: string, way: MailReportWay | null) =>
        `The report of the test message arrived ${ago}${way ? `, by ${wayNames[way]}` : ''}. Reports work.`,
      refused_at_once: (to: string) =>
        `The mail server refused ${to} at once, so no report follows. Addresses of this kind are noticed without reports.`,
    },
    failed: 'No mail server accepted the test message. Please try again later.',
  },
  domain: {
    title: 'Your domain',
    text: (domain: string) => `Receivers check whether ${domain} allows mail from here.`,
    checked: (ago: string) => `Checked ${ago}.`,
    again: 'Check again',
    loading: 'Checking your domain...',
    failed: 'Your domain cannot be checked',
    recordNames,
    findings,
    levels,
    current: 'Now',
    servers: (servers: readonly string[]) => `Looked for: ${servers.join(', ')}`,
    adviceNew: 'Add this record to your domain (type TXT):',
    adviceChange: 'Change the record to:',
    advice: (name: string) => `Record for ${name}`,
  },
} as const;
