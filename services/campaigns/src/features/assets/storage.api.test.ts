import {
  councilDeletedEvent,
  getStorageOperation,
  IMAGE_LIMIT,
  PDF_LIMIT,
  setupStorageOperation,
  storageCountedEvent,
  storageSetUpEvent,
  uploadIntroFileOperation,
  uploadQuestionImageOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { systemContextOf } from '../../testing/contexts';
import { formOf, pdfFile, pngFile } from '../../testing/sample-files';
import { sweepAssets } from './sweep-assets.use-case';

const me = userActor();

describe('storage', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service, ownCouncil, { name: 'Riverside' });
  });
  afterAll(() => service.stop());

  const buckets = () => service.connection.collection('buckets');
  const setUp = (councilId = ownCouncil) => service.call(setupStorageOperation, { as: me, body: { councilId } });
  const isReady = async () => (await service.call(getStorageOperation, { as: me })).body.isReady;
  const uploadImage = async () =>
    service.call(uploadQuestionImageOperation, { as: me, body: formOf({ bytes: await pngFile() }) });

  it('a new council has storage (E-64)', async () => {
    const { body } = await service.call(getStorageOperation, { as: me });
    expect(body.isReady).toBe(true);
    expect(body.buckets.map(({ name, maxBytes }) => [name, maxBytes])).toEqual([
      [`council-${ownCouncil}-assets`, PDF_LIMIT],
      [`council-${ownCouncil}-survey-images`, IMAGE_LIMIT],
    ]);
  });
  it('uploads are refused with the catalogue text until missing storage is set up again (E-64)', async () => {
    await buckets().deleteMany({});
    expect(await isReady()).toBe(false);
    const refused = await uploadImage();
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'storage_missing',
      'Council storage is not set up yet. Please click Setup Storage above to enable file uploads.',
    ]);
    const { body } = await setUp();
    expect(body).toEqual({
      success: true,
      message: 'Storage setup completed for Riverside! Created 2 new buckets.',
      summary: { created: 2, updated: 0 },
      council: { id: ownCouncil, name: 'Riverside' },
    });
    await service.settled();
    expect(service.eventsOf(storageSetUpEvent).map(({ payload }) => payload)).toEqual([{ created: 2, updated: 0 }]);
    expect([await isReady(), (await uploadImage()).status]).toEqual([true, 201]);
  });
  it('a PDF is refused with "mime type" until a bucket older than PDF support is set up again', async () => {
    const old = { allowedTypes: ['image/png'], maxBytes: IMAGE_LIMIT };
    await buckets().updateOne({ purpose: 'assets' }, { $set: old });
    const uploadPdf = () =>
      service.call(uploadIntroFileOperation, { as: me, body: formOf({ bytes: pdfFile(), name: 'plan.pdf' }) });
    const refused = await uploadPdf();
    expect([refused.status, refused.body.code]).toEqual([415, 'file_type_refused']);
    expect(refused.body.detail).toContain('mime type application/pdf');
    expect((await setUp()).body.message).toBe(
      'Storage buckets configured successfully! 0 created, 1 updated. PDF uploads are now enabled.',
    );
    expect((await uploadPdf()).status).toBe(201);
  });
  it('storage of another council cannot be set up', async () => {
    const { status, body } = await setUp(otherCouncil);
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });
  it('setting up fails with the catalogue text when the blob store does not answer', async () => {
    jest.spyOn(service.parts.app.blobs, 'isHealthy').mockRejectedValue(new Error('away'));
    const { status, body } = await setUp();
    expect([status, body.code, body.detail]).toEqual([
      502,
      'storage_setup_failed',
      'Failed to setup storage buckets: the file store does not answer. Please try again or contact support.',
    ]);
  });
  it('storage of a deleted council stays while the council can be restored', async () => {
    await uploadImage();
    await service.receive(councilDeletedEvent, {
      aggregate: { type: 'council', id: ownCouncil, revision: 9 },
      payload: { councilId: ownCouncil, revision: 9, erasedAfter: '2027-01-01T00:00:00.000Z' },
      councilId: ownCouncil,
    });
    await sweepAssets(systemContextOf(service), service.parts.app.blobs);
    expect(await service.connection.collection('assets').countDocuments({})).toBe(1);
    expect(await service.connection.collection('blobs.files').countDocuments({})).toBe(1);
  });
  it('the size of the storage is published', async () => {
    await uploadImage();
    await service.settled();
    expect(service.eventsOf(storageCountedEvent).at(-1)?.payload).toMatchObject({ files: 1 });
    const [{ size } = { size: 0 }] = await service.connection.collection('assets').find().toArray();
    expect(service.eventsOf(storageCountedEvent).at(-1)?.payload.bytes).toBe(size);
  });
  it('the revision of the count increases each time, also when files arrive at the same time', async () => {
    const uploads = [10, 20, 30].map(async (width) =>
      service.call(uploadQuestionImageOperation, { as: me, body: formOf({ bytes: await pngFile(width, 20) }) }),
    );
    expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual([201, 201, 201]);
    await service.settled();
    const counts = service
      .eventsOf(storageCountedEvent)
      .map(({ aggregate, payload }) => [aggregate.revision, payload.files]);
    expect(counts.sort(([a = 0], [b = 0]) => a - b)).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
  });
});
