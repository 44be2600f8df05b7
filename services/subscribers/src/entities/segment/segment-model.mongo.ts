import type { SegmentGroup, SubscriberFilter } from '@folkmoot/contracts';
import { type CouncilDocument, defineModel } from '@folkmoot/service-kit';
import type { CountState, SegmentCount } from './segment.repository';

export interface SegmentDocument extends CouncilDocument {
  name: string;
  nameKey: string;
  filter: SubscriberFilter;
  /** Missing in documents of earlier versions. */
  rule?: SegmentGroup | null;
  count?: SegmentCount | null;
  countState?: CountState;
  /** The earliest time of the next count. */
  countDueAt?: Date;
  createdAt: Date;
}

export const segmentModel = defineModel<SegmentDocument>('segments', {
  fields: {
    councilId: { type: String, required: true },
    revision: { type: Number, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    filter: { type: Object, required: true },
    rule: { type: Object, default: null },
    count: { type: Object, default: null },
    countState: String,
    countDueAt: Date,
    createdAt: { type: Date, required: true },
  },
  indexes: [
    { keys: { councilId: 1, nameKey: 1 }, serves: 'listAll, and one segment of a name per council', unique: true },
    {
      keys: { countState: 1, countDueAt: 1 },
      serves: 'findDueAcrossCouncils, findNextCountAtAcrossCouncils',
      onlyWith: 'countDueAt',
    },
  ],
});
