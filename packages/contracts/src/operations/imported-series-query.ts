import { idSchema } from '../core/ids';

/** A series of imported answers instead of the live ones. Left out, the live ones. */
export const importedSeriesQuery = idSchema.optional();
