import type { Actor } from '@folkmoot/contracts';
import type { Context, FeatureApp, InvitationTokens, Logger, Mailer } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CouncilRepository } from '../../entities/council';
import type { DeliveryRepository, DeliveryRepositoryAcrossCouncils, SendingJournal } from '../../entities/delivery';
import type { MailingRepository, MailingRepositoryAcrossCouncils } from '../../entities/mailing';
import type { SegmentRepository } from '../../entities/segment';
import type { SubscriberLinks, SubscriberRepository } from '../../entities/subscriber';
import type { TagRepository } from '../../entities/tag';
import type { AskAnswered } from './answers-asked';
import type { AddressOfUser } from './own-address';

export interface MailingRecords {
  readonly councils: CouncilRepository;
  readonly campaigns: CampaignRepository;
  readonly mailings: MailingRepository;
  readonly mailingSweep: MailingRepositoryAcrossCouncils;
  readonly deliveries: DeliveryRepository;
  readonly deliveryLookup: DeliveryRepositoryAcrossCouncils;
  readonly segments: SegmentRepository;
  readonly tags: TagRepository;
  readonly subscribers: SubscriberRepository;
}

/** Rate and concurrency of the sending. */
interface Pace {
  /** Messages per second; 0 sends as fast as the mail server accepts them. */
  readonly perSecond: number;
  /** Messages sent in parallel. Up to this number can be sent twice when the process is killed. */
  readonly atOnce: number;
}

export type MailingContext = Context<MailingRecords, Actor>;

/** The mailer and the clients of other services. Created once for each process. */
export interface MailingTools {
  readonly logger: Pick<Logger, 'warn'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly links: SubscriberLinks;
  readonly invitations: InvitationTokens;
  readonly productName: string;
  readonly publicOrigin: string;
  /** The sender address of all mail. */
  readonly sender: string;
  readonly pace: Pace;
  readonly journal: SendingJournal;
  /** Time between Send and the first message, in which the sending can be undone. */
  readonly undoSeconds: number;
  /** Null when the public service is not configured. */
  readonly askAnswered: AskAnswered | null;
  readonly addressOf: AddressOfUser;
  /** Without a secret, all reports of bounces are refused. */
  readonly mailEventsSecret: string | undefined;
}

export type MailingApp = FeatureApp<
  MailingRecords,
  {
    readonly subscriberKey: string;
    readonly serviceKey: string;
    readonly publicOrigin: string;
    readonly productName: string;
    readonly dataDir: string;
    readonly mailFrom: string;
    readonly mailsPerSecond: number;
    readonly mailsAtOnce: number;
    readonly mailingUndoSeconds: number;
    readonly mailEventsSecret?: string | undefined;
    readonly adminUrl: string;
    readonly publicUrl?: string | undefined;
  }
>;
