import type { Clock, PagePreviewTokens, UnitOfWork, Units } from '@folkmoot/service-kit';
import type { Draw } from '@folkmoot/service-kit/paper';
import type { CouncilRepository } from '../../councils/council.repository';
import type { MailQueue } from '../../mails/mail.repository';
import type { OptInPageRepository } from '../../opt-in-pages/opt-in-page.repository';
import type { PageFiguresRepository } from '../../page-figures/page-figures.repository';
import type { SignupRepository } from '../../signups/signup.repository';
import type { SubscriberRepository } from '../../subscribers/subscriber.repository';
import type { TagRepository } from '../../tags/tag.repository';

export interface PageRecords {
  readonly councils: CouncilRepository;
  readonly optInPages: OptInPageRepository;
  readonly tags: TagRepository;
  readonly signups: SignupRepository;
  readonly pageFigures: PageFiguresRepository;
  readonly subscribers: SubscriberRepository;
  readonly mails: MailQueue;
}

/** What changes a page needs. */
export interface Deps {
  readonly unitOfWork: UnitOfWork<PageRecords>;
  readonly clock: Clock;
}

/** What the routes need beside. */
export interface RouteDeps {
  readonly units: Units<PageRecords>;
  readonly clock: Clock;
  readonly publicOrigin: string;
  readonly previews: PagePreviewTokens;
  readonly draw: Draw;
}
