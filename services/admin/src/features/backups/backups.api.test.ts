import { getBackupsOperation } from '@folkmoot/contracts';
import {
  BACKUP_STATUS_COLLECTION,
  BACKUP_STATUS_ID,
  type BackupStatusDocument,
  PRODUCT_VERSION,
} from '@folkmoot/service-kit';
import { userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, startAdminService } from '../../testing/fixtures';

const HOUR_MS = 3_600_000;
const system = userActor({ role: 'system_admin', councilId: null });

describe('the status of backups', () => {
  let service: AdminTestService;
  beforeAll(async () => {
    service = await startAdminService();
  });
  afterAll(() => service?.stop());
  const backups = async () => (await service.call(getBackupsOperation, { as: system })).body;
  const metrics = async () => (await fetch(`${service.url}/metrics`)).text();

  it('only the version is shown, and metrics are absent, before a backup was scheduled', async () => {
    expect(await backups()).toEqual({ version: PRODUCT_VERSION, schedule: null });
    expect(await metrics()).not.toMatch(/^folkmoot_backup_last_timestamp_seconds/m);
  });

  it('a backup is late after one and a half intervals, and a failure is shown with what failed', async () => {
    const at = service.clock.now();
    const last = { name: 'b', at, seconds: 2, documents: 10, bytes: 2_000, isEncrypted: true };
    const status: Omit<BackupStatusDocument, '_id'> = {
      everyHours: 24,
      verifyEveryDays: 7,
      kept: 3,
      last,
      verified: { name: 'a', at, documents: 9 },
      failed: { at, work: 'verification', message: 'The backup cannot be trusted.' },
      holder: null,
      leaseUntil: null,
    };
    const statuses = service.connection.collection<{ _id: string }>(BACKUP_STATUS_COLLECTION);
    await statuses.insertOne({ _id: BACKUP_STATUS_ID, ...status });
    const { schedule } = await backups();
    expect(schedule).toMatchObject({
      kept: 3,
      last: { name: 'b', at: at.toISOString(), isEncrypted: true },
      isLate: false,
      isVerificationLate: false,
      failed: { work: 'verification', message: 'The backup cannot be trusted.' },
    });
    const text = await metrics();
    expect(text).toContain(`folkmoot_backup_last_timestamp_seconds{service="admin"} ${at.getTime() / 1_000}`);
    expect(text).toContain('folkmoot_backup_failed{work="verification",service="admin"} 1');
    service.clock.advance(37 * HOUR_MS);
    expect((await backups()).schedule).toMatchObject({ isLate: true, isVerificationLate: false });
    service.clock.advance(11 * 24 * HOUR_MS);
    expect((await backups()).schedule).toMatchObject({ isVerificationLate: true });
  });
});
