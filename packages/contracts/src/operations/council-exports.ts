import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { serviceNames } from '../core/services';
import { councilExportStates } from '../entities/council-export-terms';

export const councilExportSchema = z.object({
  id: idSchema,
  councilId: idSchema,
  state: z.enum(councilExportStates),
  createdAt: momentSchema,
  finishedAt: momentSchema.nullable(),
  /** Until then the file can be downloaded. Null while it is being made. */
  expiresAt: momentSchema.nullable(),
  /** How many things have been taken, of how many there were at the beginning; null while that is not known. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  /** The data that is being exported, or at which the export stopped. */
  at: z.object({ service: z.enum(serviceNames), kind: z.string() }).nullable(),
  /** Size of the JSON Lines before compression. */
  bytes: z.number().int(),
  /** Which service could not give what it has; null unless it failed. */
  problem: z.enum(serviceNames).nullable(),
});
export type CouncilExport = z.infer<typeof councilExportSchema>;

const base = { service: 'admin', can: 'system:councils' } as const;
const ofCouncil = z.strictObject({ councilId: idSchema });
const ofExport = z.strictObject({ councilId: idSchema, exportId: idSchema });

export const listCouncilExportsOperation = defineOperation({
  ...base,
  name: 'listCouncilExports',
  method: 'get',
  path: '/api/admin/councils/:councilId/exports',
  summary: 'The last exports of a council, newest first.',
  params: ofCouncil,
  response: z.object({ items: z.array(councilExportSchema) }),
  errors: ['not_found'],
});

export const startCouncilExportOperation = defineOperation({
  ...base,
  name: 'startCouncilExport',
  method: 'post',
  path: '/api/admin/councils/:councilId/exports',
  summary: 'Export everything that the product has of a council. Where one is being made, that one is given.',
  needsFreshSignIn: true,
  params: ofCouncil,
  status: 202,
  response: councilExportSchema,
  errors: ['not_found'],
});

export const cancelCouncilExportOperation = defineOperation({
  ...base,
  name: 'cancelCouncilExport',
  method: 'post',
  path: '/api/admin/councils/:councilId/exports/:exportId/cancel',
  summary: 'Stop an export; what was taken so far is kept, so that it can go on.',
  params: ofExport,
  response: councilExportSchema,
  errors: ['not_found', 'transition_not_allowed'],
});

export const resumeCouncilExportOperation = defineOperation({
  ...base,
  name: 'resumeCouncilExport',
  method: 'post',
  path: '/api/admin/councils/:councilId/exports/:exportId/resume',
  summary: 'Go on with an export that was stopped or failed, from where it was.',
  needsFreshSignIn: true,
  params: ofExport,
  status: 202,
  response: councilExportSchema,
  errors: ['not_found', 'transition_not_allowed'],
});

export const downloadCouncilExportOperation = defineOperation({
  ...base,
  name: 'downloadCouncilExport',
  method: 'get',
  path: '/api/admin/councils/:councilId/exports/:exportId/file',
  summary: 'The file of an export: a ZIP of JSON Lines, described in docs/guides/council-export.md. Audited.',
  kind: 'file',
  needsFreshSignIn: true,
  params: ofExport,
  errors: ['not_found', 'export_gone'],
});
