/** @file The consultations of a council, as everybody can see them. */
import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { consultationStatuses } from './consultation-terms';

export const consultationSchema = z.object({
  campaignId: idSchema,
  title: z.string(),
  /** The summary of the results, or what the campaign is about. */
  summary: z.string(),
  forWhom: z.string(),
  status: z.enum(consultationStatuses),
  opensAt: momentSchema.nullable(),
  closesAt: momentSchema.nullable(),
  /** Areas of the council. Empty where it is about all of them. */
  areas: z.array(z.string()),
  topics: z.array(z.string()),
  /** The path of the page of its survey. Null while nobody can answer. */
  surveyUrl: z.string().nullable(),
  results: z.object({ version: z.number().int(), publishedAt: momentSchema, url: z.string() }).nullable(),
  /** People who heard back about it. Null below the smallest number that is shown; absent from earlier releases. */
  heardBack: z.number().int().nullable().optional(),
  /** When its entry changed: it opened, closed or was decided. */
  updatedAt: momentSchema,
});
export type Consultation = z.infer<typeof consultationSchema>;

/** A page of the list, with what it can be filtered by. */
export const consultationListSchema = z.object({
  items: z.array(consultationSchema),
  page: z.number().int(),
  pages: z.number().int(),
  /** Consultations that match the filters. */
  total: z.number().int(),
  areas: z.array(z.string()),
  topics: z.array(z.string()),
});
export type ConsultationList = z.infer<typeof consultationListSchema>;
