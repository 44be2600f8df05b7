import { assetFilesOf, DomainError, type SurveyContent, type SurveyVersion } from '@folkmoot/contracts';
import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import { searchFilter } from './search-filter.mongo';
import { searchTextOf } from './search-text.domain';
import type { Survey } from './survey.domain';
import type { SurveyRepository, SurveyVersionRepository } from './survey.repository';

interface SurveyDocument extends Omit<Survey, 'id' | 'councilId' | 'revision'>, CouncilDocument {
  searchText: string;
}

export const surveyModel = defineModel<SurveyDocument>('surveys', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    createdBy: String,
    content: Object,
    retiredIds: [String],
    publishedVersion: Number,
    hasUnpublishedChanges: Boolean,
    createdAt: Date,
    updatedAt: Date,
    savedBy: String,
    savedAt: Date,
    searchText: String,
  },
  missing: 'campaign_not_found',
  indexes: [
    { keys: { campaignId: 1 }, serves: 'the survey of a campaign', unique: true },
    { keys: { councilId: 1, updatedAt: -1, _id: -1 }, serves: 'the library: last edited first' },
  ],
});

interface VersionDocument extends CouncilDocument {
  campaignId: string;
  version: number;
  series: number;
  publishedAt: Date;
  content: SurveyContent;
}

export const surveyVersionModel = defineModel<VersionDocument>('survey_versions', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    version: Number,
    series: Number,
    publishedAt: Date,
    content: Object,
  },
  indexes: [
    { keys: { campaignId: 1, version: 1 }, serves: 'a version, the latest version, all of them', unique: true },
  ],
});

/** Reads one survey at a time, because a council may have many and each may be large. */
const filesIn = async (documents: AsyncIterable<{ content: SurveyContent }>): Promise<string[]> => {
  const files = new Set<string>();
  for await (const { content } of documents) for (const file of assetFilesOf(content)) files.add(file);
  return [...files];
};

const toSurvey = ({ _id, searchText: _, ...rest }: SurveyDocument): Survey => ({ id: _id, ...rest });

const fieldsOf = <T extends Pick<Survey, 'content'>>(survey: T): T & { searchText: string } => ({
  ...survey,
  searchText: searchTextOf(survey.content.title, survey.content.description),
});

export const createSurveyRepository = (scope: Scope): SurveyRepository => {
  const surveys = councilCollection(surveyModel, scope);
  return {
    getOfCampaign: async (campaignId) => {
      const document = await surveys.findOne({ campaignId });
      if (!document) throw new DomainError('campaign_not_found');
      return toSurvey(document);
    },
    getRevision: async (campaignId) => {
      const pipeline = [{ $match: { campaignId } }, { $project: { revision: 1 } }];
      const [document] = await surveys.aggregate<{ revision: number }>(pipeline);
      if (!document) throw new DomainError('campaign_not_found');
      return document.revision;
    },
    listOfCampaigns: async (ids) => (await surveys.find({ campaignId: { $in: ids } })).map(toSurvey),
    listFiles: () => filesIn(surveys.stream()),
    list: async ({ q, withoutCampaigns, cursor, limit }) => {
      const filter = { campaignId: { $nin: withoutCampaigns }, ...searchFilter(q) };
      const page = await surveys.list({ filter, sort: { by: 'updatedAt', direction: -1 }, cursor, limit });
      return { ...page, items: page.items.map(toSurvey) };
    },
    insert: async ({ id, ...rest }) => toSurvey(await surveys.insert({ _id: id, ...fieldsOf(rest) })),
    save: async ({ id, revision, councilId: _, ...rest }) =>
      toSurvey(await surveys.compareAndSet(id, revision, fieldsOf(rest))),
    eraseOfCampaign: async (campaignId) => {
      await surveys.deleteMany({ campaignId });
    },
  };
};

const toVersion = ({
  content,
  campaignId,
  councilId,
  version,
  series,
  publishedAt,
}: VersionDocument): SurveyVersion => ({
  ...content,
  campaignId,
  councilId,
  version,
  series,
  publishedAt: publishedAt.toISOString(),
});

export const createSurveyVersionRepository = (scope: Scope): SurveyVersionRepository => {
  const versions = councilCollection(surveyVersionModel, scope);
  return {
    get: async (campaignId, version) => {
      const document = await versions.findOne({ campaignId, version });
      if (!document) throw new DomainError('not_found');
      return toVersion(document);
    },
    findLatest: async (campaignId) => {
      const [latest] = await versions.find({ campaignId }, { sort: { version: -1 }, limit: 1 });
      return latest ? toVersion(latest) : null;
    },
    list: async (campaignId) => (await versions.find({ campaignId }, { sort: { version: 1 } })).map(toVersion),
    listNewest: async (campaignId, { beforeVersion, limit }) => {
      const before = beforeVersion === undefined ? {} : { version: { $lt: beforeVersion } };
      return (await versions.find({ campaignId, ...before }, { sort: { version: -1 }, limit })).map(toVersion);
    },
    listFiles: () => filesIn(versions.stream()),
    insert: async ({ campaignId, councilId: _, version, series, publishedAt, ...content }) => {
      await versions.insert({ campaignId, version, series, publishedAt: new Date(publishedAt), content });
    },
    eraseOfCampaign: async (campaignId) => {
      await versions.deleteMany({ campaignId });
    },
  };
};

export const surveyEntity = defineEntity({
  models: [surveyModel, surveyVersionModel],
  repositories: (scope) => ({
    surveys: createSurveyRepository(scope),
    versions: createSurveyVersionRepository(scope),
  }),
  exported: {
    // Computed for the search.
    without: { surveys: ['searchText'] },
  },
});
