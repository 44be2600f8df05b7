import * as z from 'zod';
import { MAX_AREA_NAME } from '../core/text-limits';

/** @file The areas, maps and postcode tables of a council, as surveys use them. */

/** An area of a council: a ward, or a part of a plan. `district` is the larger area that it belongs to. */
export const placeAreaSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  name: z.string().min(1).max(MAX_AREA_NAME),
  district: z.string().max(MAX_AREA_NAME).optional(),
});
export type PlaceArea = z.infer<typeof placeAreaSchema>;

/** An outline has coordinates (WGS84); a plan is a picture, whose points are hundredths of its width and height. */
export const placeMapKinds = ['outline', 'plan'] as const;
export type PlaceMapKind = (typeof placeMapKinds)[number];

/** The map of a question. `url` is the drawing of an outline (JSON) or the picture of a plan. */
export const placeMapSchema = z.object({
  kind: z.enum(placeMapKinds),
  url: z.string().max(500),
  name: z.string().max(MAX_AREA_NAME),
  width: z.number().int().min(1).max(10_000),
  height: z.number().int().min(1).max(10_000),
  /** West, south, east and north of an outline, in degrees. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
});
export type PlaceMap = z.infer<typeof placeMapSchema>;

/** How exact an answer is: the area only, about 100 m, or about 10 m. */
export const exactnesses = ['area', 'near', 'exact'] as const;
export type Exactness = (typeof exactnesses)[number];
/** The most areas of a map or a table of postcodes. */
export const MAX_AREAS = 500;

/** The table that finds the ward of a postcode. */
export const postcodeTableSchema = z.object({ url: z.string().max(500), name: z.string().max(MAX_AREA_NAME) });
export type PostcodeTable = z.infer<typeof postcodeTableSchema>;

/**
 * The drawing of an outline, as residents load it. A ring is a list of `x, y, x, y`, in whole units of `width` and
 * `height`; holes are rings too. `label` is where the name fits best.
 */
export const outlineDrawingSchema = z.object({
  width: z.number().int(),
  height: z.number().int(),
  areas: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      rings: z.array(z.array(z.number())),
      label: z.tuple([z.number(), z.number()]),
    }),
  ),
});
export type OutlineDrawing = z.infer<typeof outlineDrawingSchema>;
