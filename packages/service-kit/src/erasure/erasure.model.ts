import { defineModel } from '../mongo/model';

export interface ErasureDocument {
  /** The council. */
  _id: string;
  state: 'waiting' | 'done';
  /** How many documents of each collection have gone so far. */
  erased: Record<string, number>;
  askedAt: Date;
  doneAt: Date | null;
}

export const erasureModel = defineModel<ErasureDocument>('council_erasures', {
  fields: {
    state: { type: String, required: true },
    erased: { type: Object, required: true },
    askedAt: { type: Date, required: true },
    doneAt: { type: Date, default: null },
  },
  indexes: [{ keys: { state: 1, askedAt: 1 }, serves: 'what is to be erased, oldest first' }],
});
