import type { Actor, SurveyContent } from '@folkmoot/contracts';
import type { Clock, Unit, UnitOfWork } from '@folkmoot/service-kit';
import type { AssetRepository, BucketRepository } from './asset.repository';
import type { AudienceRepository } from './audience.repository';
import type { CampaignRepository } from './campaign.repository';
import type { CouncilCopyRepository } from './council-copy.repository';
import type { CounterRepository } from './counter.repository';
import type { InsightRepository, InsightSweepRepository } from './insight.repository';
import type { QrCodeRepository } from './qr-code.repository';
import type { RedactTexts } from './redact-texts';
import type { ResponseRepository } from './response.repository';
import type { RollupRepository } from './rollup.repository';
import type { SurveyRepository, SurveyVersionRepository } from './survey.repository';
import type { SweepRepository } from './sweep.repository';
import type { VisitRepository } from './visit.repository';

/** Everything this service keeps, bound to one council (the sweeps to none). */
export interface Repositories {
  readonly campaigns: CampaignRepository;
  readonly surveys: SurveyRepository;
  readonly versions: SurveyVersionRepository;
  readonly qrCodes: QrCodeRepository;
  readonly audiences: AudienceRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
  readonly visits: VisitRepository;
  readonly councils: CouncilCopyRepository;
  readonly buckets: BucketRepository;
  readonly assets: AssetRepository;
  readonly insights: InsightRepository;
  readonly insightSweeps: InsightSweepRepository;
  readonly sweeps: SweepRepository;
}

/** Repositories for each council; null is over all of them. */
export type Bind = (councilId: string | null) => Repositories;

export type CampaignsUnit = Unit<Repositories>;

/** What use cases are given. */
export interface Deps {
  readonly clock: Clock;
  readonly makeId: () => string;
  /** What stands in the address of a QR code. */
  readonly makeCode: () => string;
  /** Where the product is reached from outside. */
  readonly publicOrigin: string;
  /** The survey of a template that comes with the product. */
  readonly findTemplate: (id: string) => SurveyContent | null;
  readonly redactTexts: RedactTexts;
  readonly unitOfWork: UnitOfWork<Repositories>;
  reader(actor: Actor): Repositories;
  readerAcrossCouncils(): Repositories;
}
