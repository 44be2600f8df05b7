import * as z from 'zod';

/** Any id on the wire: opaque, url-safe, at most 64 characters. What is well formed but unknown is a 404, not a 400. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

export type Id = string;
export type CouncilId = string;
export type UserId = string;
export type CampaignId = string;

/** A moment on the wire: ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();

/** A calendar day in a council's own zone: YYYY-MM-DD. */
export const localDaySchema = z.iso.date();
