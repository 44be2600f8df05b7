import { DomainError, defineOperation, idSchema, lookup } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import * as z from 'zod';
import { type CouncilHoldings, placesOf } from '../erasure/erase-council';
import { file } from '../http/reply';
import { type Route, route } from '../http/route';
import type { ModelDefinition } from '../mongo/model';
import type { BlobStore } from '../storage/blob-store';
import { countOfPlace, type ExportedPlace, exportLines } from './export-lines';
import { countFiles, FILES_KIND, fileLines } from './exported-files';

/** What of its holdings a service gives away with a council: everything but what it names here. */
export interface CouncilExportOptions extends Pick<CouncilHoldings, 'models' | 'elsewhere'> {
  /** Collections that stay: what is copied from another service, counted from others, or of the moment. */
  readonly except?: readonly ModelDefinition[];
  /** Fields that stay, by collection: what is there for searching, say. */
  readonly without?: Readonly<Record<string, readonly string[]>>;
  /** Folders of files that go along. */
  readonly folders?: (councilId: string) => readonly string[];
}

/** Each service serves it; it is declared once. Admin asks all of them. */
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

/** The same for the things themselves. */
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
    /** Begins after the thing with this id: where a reader was cut off. */
    after: z.string().max(400).optional(),
  }),
});

/** By their name alone these stay behind, so that nobody has to remember it of a new field. */
const secretName = /secret|password|(token|hash|lease)$/i;

const fieldsOf = ({ schema }: ModelDefinition): string[] => Object.keys(schema.obj);

const exportedPlaces = ({
  except = [],
  without = {},
  folders: _,
  ...holdings
}: CouncilExportOptions): ReadonlyMap<string, ExportedPlace> => {
  const places = placesOf(holdings).filter(({ model }) => !except.includes(model));
  return new Map(
    places.map(({ model, path }) => {
      const secrets = fieldsOf(model).filter((name) => secretName.test(name));
      return [model.collection, { model, path, without: [...secrets, ...(lookup(without, model.collection) ?? [])] }];
    }),
  );
};

export interface CouncilExporter {
  kinds(councilId: string): Promise<{ kind: string; count: number }[]>;
  /** Throws not_found for a kind that is none. */
  lines(councilId: string, kind: string, after?: string): AsyncIterable<string>;
}

/**
 * Reads what a service has of a council, a kind for each collection and one for its files. Nothing that names itself a secret leaves, and
 * nothing of any other council.
 */
export const councilExporter = (
  { connection, blobs }: { readonly connection: Connection; readonly blobs: Pick<BlobStore, 'list' | 'get'> },
  options: CouncilExportOptions,
): CouncilExporter => {
  const places = exportedPlaces(options);
  const { folders } = options;
  return {
    kinds: async (councilId) => {
      const kinds = await Promise.all(
        [...places].map(async ([kind, place]) => ({ kind, count: await countOfPlace(connection, place, councilId) })),
      );
      if (folders) kinds.push({ kind: FILES_KIND, count: await countFiles(blobs, folders(councilId)) });
      return kinds;
    },
    lines: (councilId, kind, after) => {
      if (folders && kind === FILES_KIND) return fileLines(blobs, folders(councilId), after);
      const place = places.get(kind);
      if (!place) throw new DomainError('not_found');
      return exportLines(connection, place, { councilId, after });
    },
  };
};

/** The two internal routes by which admin takes all that from another service. */
export const councilExportRoutes = (exporter: CouncilExporter): readonly Route[] => [
  route(listExportedKindsOperation, {
    handle: async ({ params: { councilId } }) => ({ kinds: await exporter.kinds(councilId) }),
  }),
  route(exportKindOperation, {
    handle: ({ params: { councilId, kind }, query: { after } }) =>
      file(exporter.lines(councilId, kind, after), { type: 'application/x-ndjson' }),
  }),
];
