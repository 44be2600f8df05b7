import { systemActor } from '@folkmoot/contracts';
import { type TestDatabase, testDatabase } from '@folkmoot/service-kit/testing';
import { fakeQrCodeCopies } from './qr-code-copies.fake';
import { createQrCodeCopies, qrCodeCopyModel } from './qr-code-copies.mongo';
import { qrCodeCopiesSuite } from './qr-code-copies.suite';

describe('copies of QR codes in memory', () => qrCodeCopiesSuite(async () => fakeQrCodeCopies()));

describe('copies of QR codes in MongoDB', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase([qrCodeCopyModel]);
  });
  afterAll(() => database.stop());
  qrCodeCopiesSuite(async () => {
    const { connection } = database;
    await connection.collection(qrCodeCopyModel.collection).deleteMany({});
    return createQrCodeCopies({ connection, session: null, actor: systemActor('public'), councilId: null });
  });
});
