import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { AwaitedResultsCopy, ResultsCopy, ResultsCopyRepository } from './results-copies.repository';
import { createResultsFileRepositoryAcrossCouncils, resultsFileModel } from './results-files.mongo';

interface ResultsCopyDocument extends Partial<Omit<ResultsCopy, 'campaignId' | 'councilId' | 'version'>> {
  _id: string;
  /** The council's id. It has another name because the collection spans councils. */
  ownerId: string;
  campaignId: string;
  version: number;
  /** Set while the files must still be fetched; otherwise absent. */
  isAwaiting?: boolean;
  /** Checksums of the files that must be fetched instead of those that are here. */
  awaitedChecksums?: ResultsCopy['checksums'];
}

export const resultsCopyModel = defineModel<ResultsCopyDocument>('results_copies', {
  // Few, and read by several keys.
  shardKey: null,
  fields: {
    ownerId: { type: String, required: true },
    campaignId: { type: String, required: true },
    version: { type: Number, required: true },
    publishedAt: Date,
    checksums: [Object],
    hasFiles: Boolean,
    isAwaiting: Boolean,
    answersRemovedAt: Date,
    awaitedChecksums: [Object],
    isWithdrawn: Boolean,
    withdrawnAt: Date,
    reason: String,
  },
  indexes: [
    { keys: { campaignId: 1, version: -1 }, serves: 'listOfCampaigns, newest first', unique: true },
    { keys: { isAwaiting: 1 }, serves: 'listAwaiting' },
    { keys: { ownerId: 1 }, serves: 'listCampaignIdsOf' },
  ],
});

const toCopy = (document: ResultsCopyDocument): ResultsCopy => ({
  campaignId: document.campaignId,
  councilId: document.ownerId,
  version: document.version,
  publishedAt: document.publishedAt ?? new Date(0),
  checksums: document.checksums ?? [],
  hasFiles: document.hasFiles ?? false,
  answersRemovedAt: document.answersRemovedAt ?? null,
  isWithdrawn: document.isWithdrawn ?? false,
  withdrawnAt: document.withdrawnAt ?? null,
  reason: document.reason ?? '',
});

/** The array is empty where nothing is awaited instead: the database adds it to each document. */
const toAwaited = (document: ResultsCopyDocument): AwaitedResultsCopy => ({
  ...toCopy(document),
  ...(document.awaitedChecksums?.length && { checksums: document.awaitedChecksums }),
});

const idOf = ({ campaignId, version }: Pick<ResultsCopy, 'campaignId' | 'version'>): string =>
  `${campaignId}.${version}`;

/** The copies in this service's database. `ownerId` is the council, which the event names. */
export const createResultsCopyRepositoryAcrossCouncils = (scope: Scope): ResultsCopyRepository => {
  const results = collectionAcrossCouncils(resultsCopyModel, scope);
  return {
    add: async ({ campaignId, councilId: ownerId, version, publishedAt, checksums }) => {
      // Checksums of a copy that exists are those of a later event.
      await results.updateOne(
        { _id: idOf({ campaignId, version }) },
        { $set: { ownerId, campaignId, version, publishedAt }, $setOnInsert: { isAwaiting: true, checksums } },
        { upsert: true },
      );
    },
    replaceFiles: async ({ campaignId, councilId: ownerId, version, answersRemovedAt, checksums }) => {
      const _id = idOf({ campaignId, version });
      await results.updateOne({ _id }, { $set: { ownerId, campaignId, version } }, { upsert: true });
      await results.updateOne(
        { _id, isWithdrawn: { $ne: true } },
        { $set: { answersRemovedAt, awaitedChecksums: checksums, isAwaiting: true } },
      );
    },
    withdraw: async ({ campaignId, councilId: ownerId, version, withdrawnAt, reason }) => {
      const fields = { ownerId, campaignId, version, isWithdrawn: true, withdrawnAt, reason, hasFiles: false };
      await results.updateOne(
        { _id: idOf({ campaignId, version }) },
        { $set: { ...fields, isAwaiting: false } },
        { upsert: true },
      );
    },
    listOfCampaigns: async (campaignIds) =>
      (await results.find({ campaignId: { $in: campaignIds } }, { sort: { campaignId: 1, version: -1 } })).map(toCopy),
    listCampaignIdsOf: async (councilIds) => {
      const ids = new Set<string>();
      const filter = { ownerId: { $in: councilIds }, isWithdrawn: { $ne: true } };
      for await (const batch of results.batches(filter, { fields: ['campaignId'] }))
        for (const { campaignId } of batch) ids.add(campaignId);
      return [...ids];
    },
    // Runs often and is nearly always empty: the count uses only the index.
    listAwaiting: async () =>
      (await results.count({ isAwaiting: true })) === 0
        ? []
        : (await results.find({ isAwaiting: true })).map(toAwaited),
    noteFiles: async ({ campaignId, version, checksums, answersRemovedAt }) => {
      const noted = await results.updateOne(
        { _id: idOf({ campaignId, version }), isWithdrawn: { $ne: true }, answersRemovedAt },
        { $set: { hasFiles: true, checksums, isAwaiting: false } },
      );
      return noted !== null;
    },
    forget: async (copy) => {
      await results.delete(idOf(copy));
    },
    eraseOfCampaign: async (campaignId) => {
      await results.deleteMany({ campaignId });
    },
  };
};

/** Not exported with a council: campaigns exports the versions. */
export const publishedResultsEntity = defineEntity({
  models: [resultsCopyModel, resultsFileModel],
  repositories: (scope) => ({
    resultsCopies: createResultsCopyRepositoryAcrossCouncils(scope),
    resultsFiles: createResultsFileRepositoryAcrossCouncils(scope),
  }),
});
