/** A provider that sends from servers of its own, known by the name of its SMTP server. */
export interface MailProvider {
  readonly host: RegExp;
  /** The name that an SPF record includes to allow the provider. */
  readonly include: string;
  /** Usual selectors of its DKIM keys. Empty where each customer has others. */
  readonly selectors: readonly string[];
  /** An address of the provider whose mail always bounces; null without one. */
  readonly bouncing: string | null;
}

const providers: readonly MailProvider[] = [
  {
    host: /\.amazonaws\.com(?:\.cn)?$/,
    include: 'amazonses.com',
    selectors: [],
    bouncing: 'bounce@simulator.amazonses.com',
  },
  {
    host: /(?:^|\.)postmarkapp\.com$/,
    include: 'spf.mtasv.net',
    selectors: ['pm'],
    bouncing: 'hardbounce@bounce-testing.postmarkapp.com',
  },
  { host: /(?:^|\.)sendgrid\.net$/, include: 'sendgrid.net', selectors: ['s1', 's2'], bouncing: null },
  { host: /(?:^|\.)mailgun\.org$/, include: 'mailgun.org', selectors: ['k1', 'mx', 'smtp', 'mailo'], bouncing: null },
  {
    host: /(?:^|\.)(?:brevo|sendinblue)\.com$/,
    include: 'spf.brevo.com',
    selectors: ['mail', 'brevo1', 'brevo2'],
    bouncing: null,
  },
];

export const providerOf = (smtpHosts: readonly string[]): MailProvider | null =>
  providers.find(({ host }) => smtpHosts.some((each) => host.test(each))) ?? null;

/** The names of the servers in `SMTP_URL`. */
export const smtpHostsIn = (smtpUrl = ''): string[] =>
  smtpUrl
    .split(',')
    .map((text) => text.trim())
    .flatMap((text) => (URL.canParse(text) ? [new URL(text).hostname.toLowerCase()] : []));
