import {
  type CouncilDocument,
  councilCollection,
  defineModel,
  type Scope,
  type StoredBytes,
  storedBytes,
} from '@folkmoot/service-kit';
import { tidyQuestions } from '../report/rollup.domain';
import { incrementFields } from '../report/rollup.mongo';
import { BLOCK_SIZE, blockOf, blockWith, type MemberBlock, membersIn } from './member-block.domain';
import type { WaveMemberRepository, WaveSumRepository } from './wave-content.repository';
import { type WaveSum, waveSumId } from './wave-sum.domain';

interface WaveSumDocument extends WaveSum, CouncilDocument {}

export const waveSumModel = defineModel<WaveSumDocument>('wave_sums', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    wave: { type: String, default: null },
    series: Number,
    isExcluded: Boolean,
    isUncounted: Boolean,
    responses: Number,
    questions: Object,
  },
  indexes: [{ keys: { campaignId: 1 }, serves: 'the sums of the waves of a campaign' }],
});

interface MemberDocument extends Omit<MemberBlock, 'waves' | 'positions'>, CouncilDocument {
  revision: number;
  waves: string[];
  /** Two bytes each, the lower one first. */
  positions: Buffer;
}

export const waveMemberModel = defineModel<MemberDocument>('wave_members', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    block: Number,
    waves: [String],
    positions: Buffer,
  },
  indexes: [{ keys: { campaignId: 1 }, serves: 'which responses are in which wave' }],
});

const toSum = ({
  campaignId,
  wave,
  series,
  isExcluded,
  isUncounted,
  responses,
  questions = {},
}: WaveSumDocument): WaveSum => ({
  campaignId,
  wave,
  series,
  isExcluded,
  isUncounted,
  responses,
  questions: tidyQuestions(questions),
});

export const createWaveSumRepository = (scope: Scope): WaveSumRepository => {
  const sums = councilCollection(waveSumModel, scope);
  return {
    add: async (contributions) => {
      for (const { key, increments } of contributions) {
        await sums.updateOne(
          { _id: waveSumId(key) },
          { $setOnInsert: { ...key, revision: 1 }, $inc: incrementFields(increments) },
          { upsert: true },
        );
      }
    },
    list: async (campaignId) =>
      (await sums.find({ campaignId }, { sort: { _id: 1 } })).map(toSum).filter(({ responses }) => responses !== 0),
    deleteOf: async (campaignId, wave) => {
      await sums.deleteMany({ campaignId, wave });
    },
    eraseOfCampaign: async (campaignId) => {
      await sums.deleteMany({ campaignId });
    },
  };
};

const BYTES_EACH = 2;

const positionsOf = (value: StoredBytes): Uint16Array => {
  const bytes = new DataView(storedBytes(value).buffer);
  return Uint16Array.from({ length: BLOCK_SIZE }, (_, index) => bytes.getUint16(index * BYTES_EACH, true));
};

const bytesOf = (positions: Uint16Array): Buffer => {
  const bytes = Buffer.alloc(positions.length * BYTES_EACH);
  for (const [index, position] of positions.entries()) bytes.writeUInt16LE(position, index * BYTES_EACH);
  return bytes;
};

const toBlock = ({ campaignId, block, waves, positions }: MemberDocument): MemberBlock => ({
  campaignId,
  block,
  waves,
  positions: positionsOf(positions),
});

const idOf = (campaignId: string, block: number): string => `${campaignId}:${block}`;

/** Numbers by the block that they are in. */
const byBlock = <W>(waveOf: ReadonlyMap<number, W>): Map<number, [number, W][]> => {
  const blocks = new Map<number, [number, W][]>();
  for (const [number, wave] of waveOf) {
    const block = blocks.get(blockOf(number)) ?? [];
    blocks.set(blockOf(number), block);
    block.push([number, wave]);
  }
  return blocks;
};

/** The members with some changes. */
const changed = (
  members: Iterable<readonly [number, string]>,
  changes: Iterable<readonly [number, string | null]>,
): Map<number, string> => {
  const next = new Map(members);
  for (const [number, wave] of changes) {
    if (wave === null) next.delete(number);
    else next.set(number, wave);
  }
  return next;
};

export const createWaveMemberRepository = (scope: Scope): WaveMemberRepository => {
  const blocks = councilCollection(waveMemberModel, scope);
  const save = async (campaignId: string, block: number, members: ReadonlyMap<number, string>): Promise<void> => {
    const _id = idOf(campaignId, block);
    if (members.size === 0) {
      await blocks.delete(_id);
      return;
    }
    const { waves, positions } = blockWith(campaignId, block, members);
    const fields = { campaignId, block, waves: [...waves], positions: bytesOf(positions) };
    await blocks.updateOne({ _id }, { $set: fields, $inc: { revision: 1 } }, { upsert: true });
  };
  return {
    list: async (campaignId) =>
      new Map((await blocks.find({ campaignId }, { sort: { _id: 1 } })).flatMap((each) => membersIn(toBlock(each)))),
    put: async (campaignId, waveOf) => {
      for (const [block, changes] of byBlock(waveOf)) {
        const known = await blocks.findOne({ _id: idOf(campaignId, block) });
        await save(campaignId, block, changed(known ? membersIn(toBlock(known)) : [], changes));
      }
    },
    eraseOfCampaign: async (campaignId) => {
      await blocks.deleteMany({ campaignId });
    },
  };
};
