import { DomainError } from '@folkmoot/contracts';
import { createOutsideClient, defineFeature, defineJob } from '@folkmoot/service-kit';
import { createDeliveryHeaders, createDeliveryRefs } from '../../entities/delivery';
import { mailHealthEntity } from '../../entities/mail-health/mail-health.mongo';
import { createBounceMailbox, readMailboxAddress } from '../../integrations/bounce-mailbox';
import { createDomainResolver } from '../../integrations/domain-resolver';
import { createReportForms } from './forms';
import { smtpHostsIn } from './mail-providers';
import { mailReportRoutes } from './mail-reports.routes';
import type { MailReportApp, MailReportTools, Outside } from './mail-reports.types';
import { readBounceMailbox } from './read-bounce-mailbox.use-case';

export { isTopic, readSendgridKey } from './forms';
export type { Outside } from './mail-reports.types';

const READ_INTERVAL_MS = 60_000;
const FETCH_TIMEOUT_MS = 5_000;
const MAX_FETCHED_BYTES = 64 * 1024;
const FIRST_ERROR_STATUS = 300;

/** The servers outside that this feature asks. */
export const createOutside = (): Outside => {
  const client = createOutsideClient({
    reach: { privateHosts: [] },
    timeoutMs: FETCH_TIMEOUT_MS,
    maxBytes: MAX_FETCHED_BYTES,
  });
  return {
    fetchText: async (url) => {
      const answer = await client.request({ url, maxRedirects: 0 }).catch((cause: unknown) => {
        throw new DomainError('unavailable', { cause });
      });
      if (answer.status >= FIRST_ERROR_STATUS) throw new DomainError('unavailable');
      return answer.body.toString('utf8');
    },
    resolver: createDomainResolver(),
  };
};

const createTools = ({ config, mailer, logger }: MailReportApp, { fetchText, resolver }: Outside): MailReportTools => {
  const forms = createReportForms(config, fetchText);
  const address = readMailboxAddress(config.bounceMailboxUrl ?? '');
  return {
    forms,
    mailer,
    logger,
    resolver,
    refs: createDeliveryRefs(config.subscriberKey),
    headers: createDeliveryHeaders({ sendgrid: forms.sendgrid.isOn, mailgun: forms.mailgun.isOn }),
    mailbox: address && createBounceMailbox(address),
    sender: config.mailFrom,
    smtpHosts: smtpHostsIn(config.smtpUrl),
    sendingAddresses: config.mailSendingAddresses ?? [],
    dkimSelectors: config.mailDkimSelectors ?? [],
    publicOrigin: config.publicOrigin,
    productName: config.productName,
    isOn: (way) => (way === 'mailbox' ? address !== null : forms[way].isOn),
  };
};

/** Reports of bounces and complaints, and the health of mail. */
export const mailReportsFeature = (makeOutside: () => Outside) =>
  defineFeature({
    name: 'mail-reports',
    entities: [mailHealthEntity],
    dependencies: (app: MailReportApp) => createTools(app, makeOutside()),
    routes: mailReportRoutes,
    jobs: ({ systemContext }: MailReportApp, tools: MailReportTools) => {
      const { mailbox } = tools;
      if (!mailbox) return [];
      return [
        defineJob('subscribers.read-bounce-mailbox', {
          every: READ_INTERVAL_MS,
          run: ({ signal }) => readBounceMailbox(systemContext, mailbox, tools, signal),
        }),
      ];
    },
  });
