/** The door for browsers: operations without their schemas, every type, and the plain values; nothing here imports zod. */
export * from '../core/errors';
export * from '../core/roles';
export * from '../core/slugify';
export * from '../entities/campaign-terms';
export * from '../entities/council-terms';
export * from '../entities/industries';
export * from '../entities/subscriber-terms';
export type * from '../index';
export { type ClientOperation, clientOperation } from './client-operation';
export * from './operations';
