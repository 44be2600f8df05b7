import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import type {
  PublicationFileKey,
  PublicationFileRepository,
  PublicationRepository,
  PublicationRepositoryAcrossCouncils,
  PublicationVersionRepository,
} from './publication.repository';
import type { StoredPublication, StoredVersion } from './version.domain';

/** One per campaign; its id is the campaign's id. */
interface PublicationDocument extends Omit<StoredPublication, 'campaignId'>, CouncilDocument {
  revision: number;
}

export const publicationModel = defineModel<PublicationDocument>('publications', {
  fields: {
    councilId: String,
    revision: Number,
    isListed: Boolean,
    forWhom: String,
    areas: { type: [String], default: undefined },
    title: String,
    introduction: String,
    summary: String,
    questions: [Object],
    minimumCell: Number,
    licence: String,
    answersAfterRetention: String,
  },
  indexes: [],
});

interface VersionDocument extends Omit<StoredVersion, 'id'>, CouncilDocument {
  revision: number;
}

export const publicationVersionModel = defineModel<VersionDocument>('publication_versions', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    version: Number,
    state: String,
    publishAt: Date,
    dueAt: { type: Date, default: null },
    failures: Number,
    failure: { type: String, default: null },
    publishedAt: { type: Date, default: null },
    note: String,
    withdrawnAt: { type: Date, default: null },
    reason: { type: String, default: null },
    orderedBy: String,
    choice: Object,
    checksums: [Object],
    report: { type: Object, default: null },
    hidden: [String],
    answersDeletedAt: { type: Date, default: null },
    answersRemovedAt: { type: Date, default: null },
  },
  indexes: [
    { keys: { campaignId: 1, version: -1 }, serves: 'the versions of a campaign, newest first', unique: true },
    { keys: { councilId: 1, state: 1 }, serves: 'listPublishedCampaigns' },
    { keys: { dueAt: 1 }, serves: 'findNextDueAcrossCouncils, listDueAcrossCouncils' },
  ],
});

interface FileDocument extends PublicationFileKey, CouncilDocument {
  content: string;
}

export const publicationFileModel = defineModel<FileDocument>('publication_files', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    version: Number,
    name: String,
    content: String,
  },
  indexes: [{ keys: { campaignId: 1 }, serves: 'erasing the files of a campaign' }],
});

const toPublication = ({ _id, councilId: _, ...fields }: PublicationDocument): StoredPublication => ({
  campaignId: _id,
  ...fields,
  // Missing in publications of older versions.
  forWhom: fields.forWhom ?? '',
  areas: fields.areas ?? [],
  answersAfterRetention: fields.answersAfterRetention ?? 'removed',
});

const createPublicationRepository = (scope: Scope): PublicationRepository => {
  const publications = councilCollection(publicationModel, scope);
  return {
    find: async (campaignId) => {
      const document = await publications.findOne({ _id: campaignId });
      return document && toPublication(document);
    },
    put: async ({ campaignId, revision, ...fields }) =>
      toPublication(
        revision === 0
          ? await publications.insert({ _id: campaignId, ...fields })
          : await publications.compareAndSet(campaignId, revision, fields),
      ),
    eraseOfCampaign: async (campaignId) => {
      await publications.delete(campaignId);
    },
  };
};

const toVersion = ({ _id, councilId: _, ...fields }: VersionDocument): StoredVersion => ({
  id: _id,
  ...fields,
  // Missing in versions of an earlier release.
  failure: fields.failure ?? null,
  answersDeletedAt: fields.answersDeletedAt ?? null,
  answersRemovedAt: fields.answersRemovedAt ?? null,
});

const createVersionRepository = (scope: Scope): PublicationVersionRepository => {
  const versions = councilCollection(publicationVersionModel, scope);
  return {
    add: async ({ id, ...fields }) => toVersion(await versions.insert({ _id: id, ...fields })),
    get: async (campaignId, version) => {
      const document = await versions.findOne({ campaignId, version });
      if (!document) throw new DomainError('not_found');
      return toVersion(document);
    },
    list: async (campaignId) => (await versions.find({ campaignId }, { sort: { version: -1 } })).map(toVersion),
    listPublishedCampaigns: async () => {
      const ids = new Set<string>();
      for await (const batch of versions.batches({ state: 'published' }, { fields: ['campaignId'] }))
        for (const { campaignId } of batch) ids.add(campaignId);
      return [...ids];
    },
    save: async ({ id, revision, ...fields }) => toVersion(await versions.compareAndSet(id, revision, fields)),
    eraseOfCampaign: async (campaignId) => {
      await versions.deleteMany({ campaignId });
    },
  };
};

const fileId = ({ campaignId, version, name }: PublicationFileKey): string => `${campaignId}.${version}.${name}`;

const createFileRepository = (scope: Scope): PublicationFileRepository => {
  const files = councilCollection(publicationFileModel, scope);
  return {
    add: async ({ campaignId, version, name, content }) => {
      const key = { campaignId, version, name };
      await files.insert({ _id: fileId(key), ...key, content });
    },
    replace: async ({ content, ...key }) => {
      await files.updateOne({ _id: fileId(key) }, { $set: { content } });
    },
    find: async (key) => (await files.findOne({ _id: fileId(key) }))?.content ?? null,
    eraseOfCampaign: async (campaignId) => {
      await files.deleteMany({ campaignId });
    },
  };
};

const createPublicationSweep = (scope: Scope): PublicationRepositoryAcrossCouncils => {
  const versions = collectionAcrossCouncils(publicationVersionModel, scope);
  return {
    findNextDueAcrossCouncils: async () =>
      (await versions.find({ dueAt: { $ne: null } }, { sort: { dueAt: 1 }, limit: 1 }))[0]?.dueAt ?? null,
    listDueAcrossCouncils: async (now, limit) =>
      (await versions.find({ dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit })).map(
        ({ campaignId, councilId, version }) => ({ campaignId, councilId, version }),
      ),
  };
};

export const publicationEntity = defineEntity({
  models: [publicationModel, publicationVersionModel, publicationFileModel],
  repositories: (scope) => ({
    publications: createPublicationRepository(scope),
    publicationVersions: createVersionRepository(scope),
    publicationFiles: createFileRepository(scope),
    publicationSweep: createPublicationSweep(scope),
  }),
  exported: { without: { publication_versions: ['dueAt', 'failures'] } },
});
