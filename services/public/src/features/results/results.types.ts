import type { ResultsFile } from '@folkmoot/contracts';
import type { FeatureApp } from '@folkmoot/service-kit';
import type { CommitmentCopyRepository } from '../../entities/commitment';
import type { HearBackCountRepository } from '../../entities/hear-back-count';
import type { ResultsCopyRepository, ResultsFileRepository } from '../../entities/published-results';
import type { CopiesRepository } from '../../entities/published-survey';
import type { SignupCopyRepository } from '../../entities/signup-page';
import type { PagesConfig } from '../../integrations/rendering/current-release';

/** The bytes of a file of a version from the campaigns service; null when it does not exist. */
export type FetchResultsFile = (
  councilId: string,
  file: { readonly campaignId: string; readonly version: number; readonly file: ResultsFile },
) => Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array> | null>;

export type ResultsApp = FeatureApp<
  {
    readonly copies: CopiesRepository;
    readonly signupCopies: SignupCopyRepository;
    readonly hearBackCounts: HearBackCountRepository;
    readonly resultsCopies: ResultsCopyRepository;
    readonly resultsFiles: ResultsFileRepository;
    readonly commitmentCopies: CommitmentCopyRepository;
  },
  PagesConfig & { readonly campaignsUrl: string; readonly serviceKey: string }
>;
