import * as z from 'zod';

/**
 * Names that every object inherits, and `prototype`. As keys they would read or change members of all objects. A fixed
 * list, not read from Object.prototype, because our processes start without its `__proto__`.
 */
export const inheritedNames: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  'toString',
  'valueOf',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
]);

/** For texts from outside that become an id or a key: refuses inherited names. */
export const isOwnName = (text: string): boolean => !inheritedNames.has(text);
const RESERVED_NAME = 'This name is reserved.';

/** A key of an object that a client sends. */
export const keySchema = (maxLength: number) => z.string().max(maxLength).refine(isOwnName, RESERVED_NAME);

/** Any id on the wire: opaque, url-safe, at most 64 characters. A well-formed unknown id is a 404, not a 400. */
export const idSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .refine(isOwnName, RESERVED_NAME);

/** The id of a part that a client creates: a question, an option, a field. */
export const partIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}$/)
  .refine(isOwnName, RESERVED_NAME);

export type Id = string;
export type CouncilId = string;
export type UserId = string;
export type CampaignId = string;

/** A moment on the wire: ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();

/** A calendar day in a council's own zone: YYYY-MM-DD. */
export const localDaySchema = z.iso.date();
