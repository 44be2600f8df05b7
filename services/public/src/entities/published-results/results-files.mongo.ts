import { collectionAcrossCouncils, defineModel, type Scope, textParts } from '@folkmoot/service-kit';
import type { ResultsFileRef, ResultsFileRepository } from './results-files.repository';

/** A part of a file of a version. Written answers of a large campaign are more than a document can have. */
interface ResultsFileDocument {
  _id: string;
  /** The council's id. It has another name because the collection spans councils. */
  ownerId: string;
  campaignId: string;
  version: number;
  name: string;
  sha256: string;
  part: number;
  content: string;
}

/** A document has 16 MB, and a UTF-16 unit has at most three bytes. Small parts let a file be sent while little of it is in memory. */
const MAX_PART_LENGTH = 1_000_000;

export const resultsFileModel = defineModel<ResultsFileDocument>('results_files', {
  // Read by their ids, and seldom.
  shardKey: null,
  fields: {
    ownerId: { type: String, required: true },
    campaignId: { type: String, required: true },
    version: { type: Number, required: true },
    name: { type: String, required: true },
    sha256: { type: String, required: true },
    part: { type: Number, required: true },
    content: String,
  },
  indexes: [
    { keys: { campaignId: 1, version: 1 }, serves: 'removeFiles, eraseFilesOfCampaign' },
    { keys: { ownerId: 1 }, serves: 'the erasure of a council' },
  ],
});

const idOf = ({ campaignId, version, name, sha256 }: ResultsFileRef, part: number): string =>
  `${campaignId}.${version}.${name}.${sha256}.${part}`;

/** @param maxPartLength UTF-16 units of a document */
export const createResultsFileRepositoryAcrossCouncils = (
  scope: Scope,
  maxPartLength = MAX_PART_LENGTH,
): ResultsFileRepository => {
  const files = collectionAcrossCouncils(resultsFileModel, scope);
  const findPart = async (ref: ResultsFileRef, part: number): Promise<string | null> =>
    (await files.findOne({ _id: idOf(ref, part) }))?.content ?? null;
  const partsFrom = async function* (ref: ResultsFileRef, first: string): AsyncGenerator<string> {
    let content: string | null = first;
    for (let part = 1; content !== null; part++) {
      yield content;
      content = await findPart(ref, part);
    }
  };
  return {
    keep: async ({ councilId: ownerId, campaignId, version, name, sha256 }, texts) => {
      const ref = { campaignId, version, name, sha256 };
      let part = 0;
      for await (const content of textParts(texts, maxPartLength)) {
        const fields = { ownerId, ...ref, part, content };
        await files.updateOne({ _id: idOf(ref, part) }, { $set: fields }, { upsert: true });
        part++;
      }
      // An attempt before may have received more.
      await files.deleteMany({ ...ref, part: { $gte: part } });
    },
    open: async (ref) => {
      const first = await findPart(ref, 0);
      return first === null ? null : partsFrom(ref, first);
    },
    removeFiles: async ({ campaignId, version, except = [] }) => {
      await files.deleteMany({ campaignId, version, sha256: { $nin: except } });
    },
    eraseFilesOfCampaign: async (campaignId) => {
      await files.deleteMany({ campaignId });
    },
  };
};
