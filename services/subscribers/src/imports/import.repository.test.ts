import { systemActor } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, type TestDatabase, testDatabase } from '@folkmoot/service-kit/testing';
import type { StoredImport } from './import.domain';
import { type FakeRow, fakeImportRows, fakeImportSweep, fakeImports } from './import.fake';
import { createImportRepository, createImportSweepAcrossCouncils, importModel } from './import.mongo';
import { importSuite } from './import.suite';
import { createImportRowRepository, importRowModel } from './import-row.mongo';

describe('imports in memory', () => {
  importSuite(async () => {
    const [store, rows] = [new Map<string, StoredImport>(), [] as FakeRow[]];
    const of = (councilId: string) => ({
      imports: fakeImports(councilId, store),
      importRows: fakeImportRows(councilId, rows),
    });
    return { own: of(ownCouncil), other: of(otherCouncil), sweep: fakeImportSweep(store) };
  });
});

describe('imports in MongoDB', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase([importModel, importRowModel]);
  });
  afterAll(() => database.stop());
  importSuite(async () => {
    const { connection } = database;
    for (const { collection } of [importModel, importRowModel]) await connection.collection(collection).deleteMany({});
    const scopeOf = (councilId: string | null) => ({
      connection,
      session: null,
      actor: systemActor('subscribers', councilId),
      councilId,
    });
    const of = (councilId: string) => ({
      imports: createImportRepository(scopeOf(councilId)),
      importRows: createImportRowRepository(scopeOf(councilId)),
    });
    return { own: of(ownCouncil), other: of(otherCouncil), sweep: createImportSweepAcrossCouncils(scopeOf(null)) };
  });
});
