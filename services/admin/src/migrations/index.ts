import type { Migration } from '@folkmoot/service-kit';
import { moveDivisions } from './0001-move-divisions';

/** The migrations of this service's data, in their order. */
export const migrations: readonly Migration[] = [moveDivisions];
