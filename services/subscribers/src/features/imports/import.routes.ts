import {
  type Actor,
  cancelImportOperation,
  createImportOperation,
  DomainError,
  getImportOperation,
  getImportRowsOperation,
  listImportsOperation,
  resumeImportOperation,
  startImportOperation,
} from '@folkmoot/contracts';
import { asUser, type CsvCell, csvFile, file, route } from '@folkmoot/service-kit';
import type { StoredImport } from '../../imports/import.domain';
import { cancelImport } from './cancel-import.use-case';
import { createImport, openImport } from './create-import.use-case';
import type { ImportDeps } from './deps';
import { toImportResponse } from './import.mapper';
import { messages } from './imports.messages';
import { readForm } from './read-form';
import { resumeImport } from './resume-import.use-case';
import { startImport } from './start-import.use-case';

/** Of the reasons, as many as stand in the answer; all of them are in the file. */
const SHOWN_ROWS = 100;

const withRows = async ({ units }: ImportDeps, actor: Actor, given: StoredImport) => {
  const rows = given.failed > 0 ? await units.reader(actor).importRows.list(given.id, SHOWN_ROWS) : [];
  return toImportResponse(given, rows);
};

async function* reasonsOf({ units }: ImportDeps, actor: Actor, importId: string): AsyncIterable<CsvCell[]> {
  for await (const { line, email, reason } of units.reader(actor).importRows.stream(importId)) {
    yield [line, email, reason];
  }
}

const readRoutes = (deps: ImportDeps) => [
  route(listImportsOperation, {
    handle: async ({ actor, query }) => {
      const { items, nextCursor } = await deps.units.reader(actor).imports.list(query);
      return { items: items.map((each) => toImportResponse(each, [])), nextCursor };
    },
  }),
  route(getImportOperation, {
    handle: async ({ actor, params }) =>
      withRows(deps, actor, await deps.units.reader(actor).imports.get(params.importId)),
  }),
  route(getImportRowsOperation, {
    handle: async ({ actor, params: { importId } }) => {
      const { fileName } = await deps.units.reader(actor).imports.get(importId);
      return file(csvFile(messages.rowsHeader, reasonsOf(deps, actor, importId)), {
        type: 'text/csv; charset=utf-8',
        name: `${fileName.replace(/\.[^.]*$/, '')}_not_imported.csv`,
      });
    },
  }),
];

export const importRoutes = (deps: ImportDeps) => [
  ...readRoutes(deps),
  route(createImportOperation, {
    accepts: 'raw',
    handle: async ({ actor, headers, context }) => {
      if (!context.rawBody) throw new DomainError('import_incomplete');
      const user = asUser(actor);
      const form = await readForm(context.rawBody, headers, (name) => openImport(deps, user, name));
      return { id: (await createImport(deps, user, form)).id };
    },
  }),
  route(startImportOperation, {
    handle: async ({ actor, params, body }) =>
      withRows(deps, actor, await startImport(deps, asUser(actor), params.importId, body)),
  }),
  route(cancelImportOperation, {
    handle: async ({ actor, params }) =>
      withRows(deps, actor, await cancelImport(deps, asUser(actor), params.importId)),
  }),
  route(resumeImportOperation, {
    handle: async ({ actor, params }) =>
      withRows(deps, actor, await resumeImport(deps, asUser(actor), params.importId)),
  }),
];
