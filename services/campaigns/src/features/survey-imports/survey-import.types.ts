import type { SaveSurvey, SurveyImport } from '@folkmoot/contracts';
import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { SurveyRepository } from '../../entities/survey';

export interface SurveyImportRecords {
  readonly campaigns: CampaignRepository;
  readonly surveys: SurveyRepository;
}

export type SurveyImportContext<R extends SurveyImportRecords = SurveyImportRecords> = Context<R>;
export type SurveyImportApp<R extends SurveyImportRecords = SurveyImportRecords> = FeatureApp<R>;

/** Parts of the service that an import uses. `R` are the repositories of a save. */
export interface SurveyImportTools<R extends SurveyImportRecords = SurveyImportRecords> {
  /** Reads a document in another process, one at a time per council. Throws file_unreadable. */
  readonly readSurveyDocument: (
    file: { readonly name: string; readonly bytes: Uint8Array },
    councilId: string,
  ) => Promise<SurveyImport>;
  readonly saveSurvey: (context: SurveyImportContext<R>, campaignId: string, input: SaveSurvey) => Promise<unknown>;
}
