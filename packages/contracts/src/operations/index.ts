import type { Operation } from '../core/operation';
import * as assets from './assets';
import * as auth from './auth';
import * as campaigns from './campaigns';
import * as council from './council';
import * as publicOperations from './public';
import * as reports from './reports';
import * as subscribers from './subscribers';
import * as surveys from './surveys';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'can' in value;

/** Every operation of the HTTP interface, internal ones included. */
export const operations: readonly Operation[] = [
  auth,
  council,
  campaigns,
  surveys,
  assets,
  reports,
  subscribers,
  publicOperations,
].flatMap((group) => Object.values(group).filter(isOperation));
