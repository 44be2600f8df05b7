import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
  textParts,
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

/** A part of a file. Written answers of a large campaign are more than a document can have. */
interface FileDocument extends PublicationFileKey, CouncilDocument {
  part: number;
  content: string;
}

/** A document has 16 MB, and a UTF-16 unit has at most three bytes. Small parts let a file be sent while little of it is in memory. */
const MAX_PART_LENGTH = 1_000_000;

export const publicationFileModel = defineModel<FileDocument>('publication_files', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    version: Number,
    name: String,
    part: { type: Number, default: 0 },
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

const fileId = ({ campaignId, version, name }: PublicationFileKey, part: number): string =>
  part === 0 ? `${campaignId}.${version}.${name}` : `${campaignId}.${version}.${name}.${part}`;

/** @param maxPartLength UTF-16 units of a document */
export const createFileRepository = (scope: Scope, maxPartLength = MAX_PART_LENGTH): PublicationFileRepository => {
  const files = councilCollection(publicationFileModel, scope);
  const findPart = async (key: PublicationFileKey, part: number): Promise<string | null> =>
    (await files.findOne({ _id: fileId(key, part) }))?.content ?? null;
  const partsFrom = async function* (key: PublicationFileKey, first: string): AsyncGenerator<string> {
    let content: string | null = first;
    for (let part = 1; content !== null; part++) {
      yield content;
      content = await findPart(key, part);
    }
  };
  const add: PublicationFileRepository['add'] = async ({ campaignId, version, name, content }) => {
    const key = { campaignId, version, name };
    let part = 0;
    for await (const each of textParts([content], maxPartLength)) {
      await files.insert({ _id: fileId(key, part), ...key, part, content: each });
      part++;
    }
  };
  return {
    add,
    open: async (key) => {
      const first = await findPart(key, 0);
      return first === null ? null : partsFrom(key, first);
    },
    replace: async (file) => {
      const { campaignId, version, name } = file;
      await files.deleteMany({ campaignId, version, name });
      await add(file);
    },
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
