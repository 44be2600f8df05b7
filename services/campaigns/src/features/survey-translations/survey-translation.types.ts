import type { SaveSurvey } from '@folkmoot/contracts';
import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CouncilCopyRepository } from '../../entities/council';
import type { SurveyRepository } from '../../entities/survey';
import type { TranslationFile } from '../../integrations/translation-files/read-translation-file';

export interface TranslationRecords {
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilCopyRepository;
  readonly surveys: SurveyRepository;
}

/** `R` are the repositories of a save. */
export type TranslationContext<R extends object = object> = Context<TranslationRecords & R>;
export type TranslationApp<R extends object = object> = FeatureApp<TranslationRecords & R>;

/** Parts of the service that an import uses. `R` are the repositories of a save. */
export interface TranslationTools<R extends object = object> {
  /** Reads a file in another process, one at a time per council. Throws file_unreadable. */
  readonly readTranslationFile: (bytes: Uint8Array, language: string, councilId: string) => Promise<TranslationFile>;
  readonly saveSurvey: (context: Context<R>, campaignId: string, input: SaveSurvey) => Promise<unknown>;
}
