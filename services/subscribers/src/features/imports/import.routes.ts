import {
  cancelImportOperation,
  createImportOperation,
  DomainError,
  getImportOperation,
  getImportRowsOperation,
  listImportsOperation,
  resumeImportOperation,
  startImportOperation,
} from '@folkmoot/contracts';
import { type Context, type CsvCell, csvFile, file } from '@folkmoot/service-kit';
import type { StoredImport } from '../../entities/import';
import { cancelImport } from './cancel-import.use-case';
import { createImport, openImport } from './create-import.use-case';
import { toImportResponse } from './import.mapper';
import type { ImportApp, ImportRecords } from './import.types';
import { messages } from './imports.messages';
import { readForm } from './read-form';
import { resumeImport } from './resume-import.use-case';
import { startImport } from './start-import.use-case';

/** Rejected rows in the response. The download contains all of them. */
const SHOWN_ROWS = 100;

const withRows = async ({ actor, reader }: Context<ImportRecords>, stored: StoredImport) => {
  const rows = stored.failed > 0 ? await reader(actor).importRows.list(stored.id, SHOWN_ROWS) : [];
  return toImportResponse(stored, rows);
};

async function* reasonsOf({ actor, reader }: Context<ImportRecords>, importId: string): AsyncIterable<CsvCell[]> {
  for await (const { line, email, reason } of reader(actor).importRows.stream(importId)) {
    yield [line, email, reason];
  }
}

const readRoutes = ({ route }: ImportApp) => [
  route(listImportsOperation, {
    handle: async ({ context: { actor, reader }, query }) => {
      const { items, nextCursor } = await reader(actor).imports.list(query);
      return { items: items.map((each) => toImportResponse(each, [])), nextCursor };
    },
  }),
  route(getImportOperation, {
    handle: async ({ context, params }) =>
      withRows(context, await context.reader(context.actor).imports.get(params.importId)),
  }),
  route(getImportRowsOperation, {
    handle: async ({ context, params: { importId } }) => {
      const { fileName } = await context.reader(context.actor).imports.get(importId);
      return file(csvFile(messages.rowsHeader, reasonsOf(context, importId)), {
        type: 'text/csv; charset=utf-8',
        name: `${fileName.replace(/\.[^.]*$/, '')}_not_imported.csv`,
      });
    },
  }),
];

const changeRoutes = ({ route, blobs, jobs }: ImportApp) => [
  route(createImportOperation, {
    accepts: 'raw',
    handle: async ({ context, headers, request }) => {
      if (!request.rawBody) throw new DomainError('import_incomplete');
      const form = await readForm(request.rawBody, headers, (name) => openImport(context, name, blobs));
      return { id: (await createImport(context, form, { blobs, jobs })).id };
    },
  }),
  route(startImportOperation, {
    handle: async ({ context, params, body }) =>
      withRows(context, await startImport(context, { importId: params.importId, choice: body }, jobs)),
  }),
  route(cancelImportOperation, {
    handle: async ({ context, params }) => withRows(context, await cancelImport(context, params.importId)),
  }),
  route(resumeImportOperation, {
    handle: async ({ context, params }) => withRows(context, await resumeImport(context, params.importId, jobs)),
  }),
];

export const importRoutes = (app: ImportApp) => [...readRoutes(app), ...changeRoutes(app)];
