import { ConfigError } from '../config/define-config';
import { defineService, startService } from '../lifecycle/service';
import { createInProcessTransport } from '../messaging/in-process';
import { connectMongo } from '../mongo/connect';
import { silentLogger } from '../observability/logger';
import { startTestService, testServer } from '../testing';
import { countingMigration, thing, thingsOf } from '../testing/counting-migration.fixture';
import { noteConfig, noteService } from '../testing/note-service.fixture';
import { until } from '../testing/until';
import { createMigrationRecords, type MigrationRecord, migrationModel } from './migration-records';

const migrating = (...migrations: ReturnType<typeof countingMigration>[]) =>
  defineService({ ...noteService, migrations });

describe('a service with migrations', () => {
  it('runs none on a new database, and runs a later one in the background while it already answers', async () => {
    let finish: (() => void) | undefined;
    const blocked = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = await startTestService(migrating(countingMigration()), { config: {} });
    const records = first.connection.collection<MigrationRecord>(migrationModel.collection);
    expect(await records.find({}).toArray()).toMatchObject([{ number: 1, state: 'done', changed: 0 }]);
    await thingsOf(first).insertOne(thing(1));
    const second = countingMigration({ number: 2, name: 'second', during: () => blocked });
    const later = await startTestService(migrating(countingMigration(), second), { config: {}, beside: first });
    const ready = await fetch(`${later.url}/readyz`);
    expect([ready.status, (await records.findOne({ number: 2 }))?.state ?? 'running']).toEqual([200, 'running']);
    finish?.();
    await until(async () => (await records.findOne({ number: 2 }))?.state === 'settling');
    expect(await records.findOne({ number: 2 })).toMatchObject({ state: 'settling', changed: 1 });
    await later.stop();
    await first.stop();
  });

  it('is not started on the data of a newer product, and changes nothing there', async () => {
    const server = await testServer();
    const connection = await connectMongo(server.uri, server.name);
    await createMigrationRecords(connection, 0).begin(countingMigration({ number: 4, name: 'later' }), 0);
    const transport = createInProcessTransport();
    const starting = startService(migrating(countingMigration()), {
      config: noteConfig(server.uri),
      transport,
      logger: silentLogger,
      database: server.name,
    });
    await expect(starting).rejects.toThrow(ConfigError);
    await expect(starting).rejects.toThrow(
      `The database ${server.name} of the notes service is newer than this product: it has data version 4 (later), and this product knows data versions up to 1.`,
    );
    expect((await connection.listCollections()).map(({ name }) => name)).toEqual([migrationModel.collection]);
    await transport.close();
    await connection.dropDatabase();
    await connection.close();
    await server.release();
  });

  it('cannot be declared when a number is missing', () => {
    expect(() => migrating(countingMigration({ number: 2 }))).toThrow(
      'notes: migration count-changes has number 2 and is number 1 in the list',
    );
  });
});
