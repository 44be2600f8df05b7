import { defineModel } from '../mongo/model';

export interface ErasureDocument {
  /** The council. */
  _id: string;
  state: 'waiting' | 'done';
  /** Number of documents deleted so far, by collection. */
  erased: Record<string, number>;
  askedAt: Date;
  doneAt: Date | null;
}

/** The erasure of a council is known by the council's id, and outlives what was erased. */
export const erasureModel = defineModel<ErasureDocument>('council_erasures', {
  fields: {
    state: { type: String, required: true },
    erased: { type: Object, required: true },
    askedAt: { type: Date, required: true },
    doneAt: { type: Date, default: null },
  },
  indexes: [{ keys: { state: 1, askedAt: 1 }, serves: 'what is to be erased, oldest first' }],
});
