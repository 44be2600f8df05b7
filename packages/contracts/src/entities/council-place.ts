import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { placeAreaSchema, placeMapSchema, postcodeTableSchema } from './place-terms';

/** Kinds of uploads about the geography of a council. */
export const councilPlaceKinds = ['outline', 'plan', 'postcodes'] as const;
export type CouncilPlaceKind = (typeof councilPlaceKinds)[number];

/** `preview` is uploaded and not used yet; `current` is what new questions get. */
export const councilPlaceStates = ['preview', 'current'] as const;
export type CouncilPlaceState = (typeof councilPlaceStates)[number];

/** A row of a table, or a part of an outline, that was left out, and why. */
export const placeProblemSchema = z.object({ row: z.number().int(), text: z.string() });
export type PlaceProblem = z.infer<typeof placeProblemSchema>;

/** An outline, a plan or a table of postcodes of a council. */
export const councilPlaceSchema = z.object({
  id: idSchema,
  kind: z.enum(councilPlaceKinds),
  state: z.enum(councilPlaceStates),
  /** The name of the uploaded file, without its ending. */
  name: z.string(),
  uploadedAt: momentSchema,
  /** Bytes that residents load, or of the table. */
  size: z.number().int(),
  areas: z.array(placeAreaSchema),
  /** Only for an outline or a plan. */
  map: placeMapSchema.optional(),
  /** Only for postcodes. */
  table: postcodeTableSchema.optional(),
  /** Rows of the table that are used, and all rows of the file. */
  rows: z.object({ used: z.number().int(), all: z.number().int() }).optional(),
  /** The first ones only. */
  problems: z.array(placeProblemSchema),
  problemCount: z.number().int(),
});
export type CouncilPlace = z.infer<typeof councilPlaceSchema>;
