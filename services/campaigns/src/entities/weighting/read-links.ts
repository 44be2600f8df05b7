import type { PopulationDimension, SurveyVersion } from '@folkmoot/contracts';
import { type KnownDimensionRecords, knownDimensions } from '../population/known-dimensions';
import { linksOf } from '../survey/links.domain';
import type { SurveyVersionRepository } from '../survey/survey.repository';
import type { CellLink } from './weighting.domain';

/** The repositories that links and the population are read from. */
export interface LinkRecords extends KnownDimensionRecords {
  readonly versions: SurveyVersionRepository;
}

/** A campaign's questions by version, and the dimensions of the council. */
export interface Linkable {
  readonly versions: readonly SurveyVersion[];
  readonly dimensions: readonly PopulationDimension[];
}

export const readLinkable = async (records: LinkRecords, campaignId: string): Promise<Linkable> => {
  const [versions, dimensions] = await Promise.all([records.versions.list(campaignId), knownDimensions(records)]);
  return { versions, dimensions };
};

/** The questions that are linked to dimensions of the population. */
export const linksIn = ({ versions, dimensions }: Linkable): CellLink[] =>
  linksOf(versions, dimensions).map(({ dimensionId, questionId, options }) => ({
    dimensionId,
    questionId,
    options: { ...options },
  }));
