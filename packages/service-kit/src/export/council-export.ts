import { DomainError, defineOperation, idSchema, lookup } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import * as z from 'zod';
import { type CouncilHoldings, locationsOf } from '../erasure/erase-council';
import { file } from '../http/reply';
import { type Route, route } from '../http/route';
import type { ModelDefinition } from '../mongo/model';
import type { BlobStore } from '../storage/blob-store';
import { countOfLocation, type ExportedLocation, exportLines } from './export-lines';
import { countFiles, FILES_KIND, fileLines } from './exported-files';

/** The data that a service exports with a council: all its holdings except those named here. */
export interface CouncilExportOptions extends Pick<CouncilHoldings, 'models' | 'elsewhere'> {
  /** Collections that are not exported: copies from another service, counters, and temporary data. */
  readonly except?: readonly ModelDefinition[];
  /** Fields that are not exported, by collection. An example is a search text. */
  readonly without?: Readonly<Record<string, readonly string[]>>;
  /** Folders whose files are exported. */
  readonly folders?: (councilId: string) => readonly string[];
}

/** Each service serves this operation, so it is declared once. Admin calls all services. */
export const listExportedKindsOperation = defineOperation({
  name: 'listExportedKinds',
  service: 'admin',
  method: 'get',
  path: '/internal/council-exports/:councilId',
  summary: 'The kinds of things that the service has of a council, and how many of each.',
  can: 'internal',
  params: z.strictObject({ councilId: idSchema }),
  response: z.object({ kinds: z.array(z.object({ kind: z.string(), count: z.number().int() })) }),
});

/** Like `listExportedKindsOperation`, for the exported data itself. */
export const exportKindOperation = defineOperation({
  name: 'exportKind',
  service: 'admin',
  method: 'get',
  path: '/internal/council-exports/:councilId/:kind',
  summary: 'All things of one kind that the service has of a council, as JSON Lines in the order of their ids.',
  can: 'internal',
  kind: 'file',
  params: z.strictObject({ councilId: idSchema, kind: z.string().max(80) }),
  query: z.strictObject({
    /** Starts after the document with this id, where an earlier download was cut off. */
    after: z.string().max(400).optional(),
  }),
});

/** Fields with such a name are never exported, so that a new secret field is safe by default. */
const secretName = /secret|password|(token|hash|lease)$/i;

const fieldsOf = ({ schema }: ModelDefinition): string[] => Object.keys(schema.obj);

const exportedLocations = ({
  except = [],
  without = {},
  folders: _,
  ...holdings
}: CouncilExportOptions): ReadonlyMap<string, ExportedLocation> => {
  const locations = locationsOf(holdings).filter(({ model }) => !except.includes(model));
  return new Map(
    locations.map(({ model, path }) => {
      const secrets = fieldsOf(model).filter((name) => secretName.test(name));
      return [model.collection, { model, path, without: [...secrets, ...(lookup(without, model.collection) ?? [])] }];
    }),
  );
};

export interface CouncilExporter {
  kinds(councilId: string): Promise<{ kind: string; count: number }[]>;
  /** Throws not_found for an unknown kind. */
  lines(councilId: string, kind: string, after?: string): AsyncIterable<string>;
}

/**
 * Reads the data of a council: one kind for each collection and one for its files. Fields with the name of a secret and
 * data of other councils are never exported.
 */
export const councilExporter = (
  { connection, blobs }: { readonly connection: Connection; readonly blobs: Pick<BlobStore, 'list' | 'get'> },
  options: CouncilExportOptions,
): CouncilExporter => {
  const locations = exportedLocations(options);
  const { folders } = options;
  return {
    kinds: async (councilId) => {
      const kinds = await Promise.all(
        [...locations].map(async ([kind, location]) => ({
          kind,
          count: await countOfLocation(connection, location, councilId),
        })),
      );
      if (folders) kinds.push({ kind: FILES_KIND, count: await countFiles(blobs, folders(councilId)) });
      return kinds;
    },
    lines: (councilId, kind, after) => {
      if (folders && kind === FILES_KIND) return fileLines(blobs, folders(councilId), after);
      const location = locations.get(kind);
      if (!location) throw new DomainError('not_found');
      return exportLines(connection, location, { councilId, after });
    },
  };
};

/** The two internal routes by which admin exports the data of another service. */
export const councilExportRoutes = (exporter: CouncilExporter): readonly Route[] => [
  route(listExportedKindsOperation, {
    handle: async ({ params: { councilId } }) => ({ kinds: await exporter.kinds(councilId) }),
  }),
  route(exportKindOperation, {
    handle: ({ params: { councilId, kind }, query: { after } }) =>
      file(exporter.lines(councilId, kind, after), { type: 'application/x-ndjson' }),
  }),
];
