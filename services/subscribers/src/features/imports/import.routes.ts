import {
  cancelImportOperation,
  cancelImportTrialOperation,
  createImportOperation,
  DomainError,
  getImportOperation,
  getImportRowsOperation,
  listImportsOperation,
  readImportAgainOperation,
  resumeImportOperation,
  startImportOperation,
  tryImportOperation,
} from '@folkmoot/contracts';
import { type Context, type CsvCell, csvFile, file } from '@folkmoot/service-kit';
import type { StoredImport } from '../../entities/import';
import { cancelImport } from './cancel-import.use-case';
import { createImport, openImport, type Received } from './create-import.use-case';
import { toImportResponse } from './import.mapper';
import type { ImportApp, ImportRecords } from './import.types';
import { messages } from './imports.messages';
import { readImportAgain } from './read-again.use-case';
import { readForm } from './read-form';
import { resumeImport } from './resume-import.use-case';
import { startImport } from './start-import.use-case';
import { cancelImportTrial, tryImport } from './try-import.use-case';

/** Rejected rows in the response. The download contains all of them. */
const SHOWN_ROWS = 100;

const withRows = async ({ actor, reader }: Context<ImportRecords>, stored: StoredImport) => {
  const { importRows } = reader(actor);
  const { failed, trial } = stored;
  return toImportResponse(stored, {
    rows: failed > 0 ? await importRows.list(stored.id, SHOWN_ROWS) : [],
    trialRows: trial && trial.failed > 0 ? await importRows.list(trial.id, SHOWN_ROWS) : [],
  });
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
      return { items: items.map((each) => toImportResponse(each)), nextCursor };
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
      const form = await readForm<Received>(request.rawBody, headers, (start) => openImport(context, start, blobs));
      return { id: (await createImport(context, form, { blobs, jobs })).id };
    },
  }),
  route(startImportOperation, {
    handle: async ({ context, params, body }) =>
      withRows(context, await startImport(context, { importId: params.importId, choice: body }, jobs)),
  }),
  route(readImportAgainOperation, {
    handle: async ({ context, params, body }) =>
      withRows(context, await readImportAgain(context, { importId: params.importId, reading: body }, blobs)),
  }),
  route(tryImportOperation, {
    handle: async ({ context, params, body }) =>
      withRows(context, await tryImport(context, { importId: params.importId, choice: body }, jobs)),
  }),
  route(cancelImportTrialOperation, {
    handle: async ({ context, params }) => withRows(context, await cancelImportTrial(context, params.importId)),
  }),
  route(cancelImportOperation, {
    handle: async ({ context, params }) => withRows(context, await cancelImport(context, params.importId)),
  }),
  route(resumeImportOperation, {
    handle: async ({ context, params }) => withRows(context, await resumeImport(context, params.importId, jobs)),
  }),
];

export const importRoutes = (app: ImportApp) => [...readRoutes(app), ...changeRoutes(app)];
