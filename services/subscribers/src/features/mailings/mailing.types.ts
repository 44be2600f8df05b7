import type { Actor } from '@folkmoot/contracts';
import type { Context, FeatureApp, InvitationTokens, Logger, Mailer } from '@folkmoot/service-kit';
import type { AttributeRepository } from '../../entities/attribute';
import type { CampaignRepository } from '../../entities/campaign';
import type { CouncilRepository } from '../../entities/council';
import type { DeliveryHeaders, DeliveryRefs, DeliveryRepository, SendingJournal } from '../../entities/delivery';
import type { HearBackCampaignRepository, HearBackLinks, HearBackRepository } from '../../entities/hear-back';
import type { MailingRepository, MailingRepositoryAcrossCouncils, StoredMailing } from '../../entities/mailing';
import type { SegmentRepository } from '../../entities/segment';
import type { StatsRepository, SubscriberLinks, SubscriberRepository } from '../../entities/subscriber';
import type { TagRepository } from '../../entities/tag';
import type { AskAnswered } from './answers-asked';
import type { AddressOfUser } from './own-address';

export interface MailingRecords {
  readonly attributes: AttributeRepository;
  readonly councils: CouncilRepository;
  readonly campaigns: CampaignRepository;
  readonly mailings: MailingRepository;
  readonly mailingSweep: MailingRepositoryAcrossCouncils;
  readonly deliveries: DeliveryRepository;
  readonly hearBacks: HearBackRepository;
  readonly hearBackCampaigns: HearBackCampaignRepository;
  readonly segments: SegmentRepository;
  readonly stats: StatsRepository;
  readonly tags: TagRepository;
  readonly subscribers: SubscriberRepository;
}

/** Finds a mailing of one kind. Throws not_found, also for a mailing of the other kind. */
export type GetMailing<M extends StoredMailing> = (mailings: MailingRepository, mailingId: string) => Promise<M>;

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
  readonly hearBackLinks: HearBackLinks;
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
  readonly deliveryRefs: DeliveryRefs;
  readonly deliveryHeaders: DeliveryHeaders;
  /** Whether reports of bounces can arrive. */
  readonly areBouncesReported: boolean;
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
    readonly mailEventsSesTopics?: readonly string[] | undefined;
    readonly mailEventsSendgridKey?: string | undefined;
    readonly mailEventsMailgunKey?: string | undefined;
    readonly bounceMailboxUrl?: string | undefined;
    readonly adminUrl: string;
    readonly publicUrl?: string | undefined;
  }
>;
