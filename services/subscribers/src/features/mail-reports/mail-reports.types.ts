import type { Actor, MailReportWay } from '@folkmoot/contracts';
import type { Context, FeatureApp, Logger, Mailer } from '@folkmoot/service-kit';
import type {
  DeliveryHeaders,
  DeliveryRefs,
  DeliveryRepository,
  DeliveryRepositoryAcrossCouncils,
} from '../../entities/delivery';
import type { MailHealthRepository, MailHealthRepositoryAcrossCouncils } from '../../entities/mail-health';
import type { MailingRepository } from '../../entities/mailing';
import type { BounceMailbox } from '../../integrations/bounce-mailbox';
import type { DomainResolver } from '../../integrations/domain-resolver';
import type { createReportForms, FetchText, FormSettings } from './forms';

export interface MailReportRecords {
  readonly deliveries: DeliveryRepository;
  readonly deliveryLookup: DeliveryRepositoryAcrossCouncils;
  readonly mailings: MailingRepository;
  readonly mailHealth: MailHealthRepository;
  readonly mailWays: MailHealthRepositoryAcrossCouncils;
}

export type MailReportContext<A extends Actor = Actor> = Context<MailReportRecords, A>;

/** Everything outside the product that this feature asks. Tests replace it. */
export interface Outside {
  /** Reads a text from an address of Amazon. */
  readonly fetchText: FetchText;
  readonly resolver: DomainResolver;
}

export interface MailReportTools {
  readonly forms: ReturnType<typeof createReportForms>;
  readonly refs: DeliveryRefs;
  readonly headers: DeliveryHeaders;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly logger: Pick<Logger, 'warn' | 'info'>;
  /** Null when no mailbox is configured. */
  readonly mailbox: BounceMailbox | null;
  readonly resolver: DomainResolver;
  /** The sender address of all mail. */
  readonly sender: string;
  readonly smtpHosts: readonly string[];
  readonly sendingAddresses: readonly string[];
  readonly dkimSelectors: readonly string[];
  readonly publicOrigin: string;
  readonly productName: string;
  readonly isOn: (way: MailReportWay) => boolean;
}

export interface MailReportSettings extends FormSettings {
  readonly subscriberKey: string;
  readonly publicOrigin: string;
  readonly productName: string;
  readonly mailFrom: string;
  readonly smtpUrl?: string | undefined;
  readonly bounceMailboxUrl?: string | undefined;
  readonly mailSendingAddresses?: readonly string[] | undefined;
  readonly mailDkimSelectors?: readonly string[] | undefined;
}

export type MailReportApp = FeatureApp<MailReportRecords, MailReportSettings>;
