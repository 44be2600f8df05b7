import type { Clock, InvitationTokens, Logger, Mailer, Units } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../campaigns/campaign.repository';
import type { CouncilRepository } from '../../councils/council.repository';
import type { DeliveryLookup, DeliveryRepository } from '../../deliveries/delivery.repository';
import type { SendingJournal } from '../../deliveries/sending-journal';
import type { SubscriberLinks } from '../../links/subscriber-links';
import type { MailingRepository, MailingSweep } from '../../mailings/mailing.repository';
import type { SegmentRepository } from '../../segments/segment.repository';
import type { SubscriberRepository } from '../../subscribers/subscriber.repository';
import type { TagRepository } from '../../tags/tag.repository';
import type { AskAnswered } from './answers-asked';

export interface MailingRecords {
  readonly councils: CouncilRepository;
  readonly campaigns: CampaignRepository;
  readonly mailings: MailingRepository;
  readonly mailingSweep: MailingSweep;
  readonly deliveries: DeliveryRepository;
  readonly deliveryLookup: DeliveryLookup;
  readonly segments: SegmentRepository;
  readonly tags: TagRepository;
  readonly subscribers: SubscriberRepository;
}

/** How fast messages go out, and how many at once. */
interface Pace {
  /** Messages a second; 0 is as fast as the mail server takes them. */
  readonly perSecond: number;
  /** Messages on their way at the same moment: as many may go twice when the process is killed. */
  readonly atOnce: number;
}

export interface MailingDeps {
  readonly units: Pick<Units<MailingRecords>, 'unitOfWork' | 'reader' | 'readerAcrossCouncils'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly links: SubscriberLinks;
  readonly invitations: InvitationTokens;
  readonly productName: string;
  readonly publicOrigin: string;
  /** The one address that all mail comes from. */
  readonly sender: string;
  readonly pace: Pace;
  readonly journal: SendingJournal;
  /** Null where the public service cannot be asked. */
  readonly askAnswered: AskAnswered | null;
}
