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
import { startCampaigns, type TestCampaigns, tellOfCouncil } from '../../testing/campaigns-service';
import { formOf, pdfFile, pngFile } from '../../testing/sample-files';

const me = userActor();

describe('storage', () => {
  let service: TestCampaigns;
  beforeEach(async () => {
    service = await startCampaigns();
    await tellOfCouncil(service, ownCouncil, { name: 'Riverside' });
  });
  afterEach(() => service?.stop());

  const buckets = () => service.connection.collection('buckets');
  const setUp = (councilId = ownCouncil) => service.call(setupStorageOperation, { as: me, body: { councilId } });
  const isReady = async () => (await service.call(getStorageOperation, { as: me })).body.isReady;
  const uploadImage = async () =>
    service.call(uploadQuestionImageOperation, { as: me, body: formOf({ bytes: await pngFile() }) });

  it('is there with the council (E-64)', async () => {
    const { body } = await service.call(getStorageOperation, { as: me });
    expect(body.isReady).toBe(true);
    expect(body.buckets.map(({ name, maxBytes }) => [name, maxBytes])).toEqual([
      [`council-${ownCouncil}-assets`, PDF_LIMIT],
      [`council-${ownCouncil}-survey-images`, IMAGE_LIMIT],
    ]);
  });
  it('missing, refuses uploads in the words of the catalogue, and is really set up again (E-64)', async () => {
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
  it('set up before PDFs were taken, says "mime type", and is mended by setting up', async () => {
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
  it('of another council is not for me to set up', async () => {
    const { status, body } = await setUp(otherCouncil);
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });
  it('that does not answer cannot be set up, and says so in the words of the catalogue', async () => {
    jest.spyOn(service.parts.blobs, 'isHealthy').mockRejectedValue(new Error('away'));
    const { status, body } = await setUp();
    expect([status, body.code, body.detail]).toEqual([
      502,
      'storage_setup_failed',
      'Failed to setup storage buckets: the file store does not answer. Please try again or contact support.',
    ]);
  });
  it('of a council that is deleted stays while it can be restored', async () => {
    await uploadImage();
    await service.receive(councilDeletedEvent, {
      aggregate: { type: 'council', id: ownCouncil, revision: 9 },
      payload: { councilId: ownCouncil, revision: 9, erasedAfter: '2027-01-01T00:00:00.000Z' },
      councilId: ownCouncil,
    });
    await service.parts.sweepAssets();
    expect(await service.connection.collection('assets').countDocuments({})).toBe(1);
    expect(await service.connection.collection('blobs.files').countDocuments({})).toBe(1);
  });
  it('is told of, with what is kept in it', async () => {
    await uploadImage();
    await service.settled();
    expect(service.eventsOf(storageCountedEvent).at(-1)?.payload).toMatchObject({ files: 1 });
    const [{ size } = { size: 0 }] = await service.connection.collection('assets').find().toArray();
    expect(service.eventsOf(storageCountedEvent).at(-1)?.payload.bytes).toBe(size);
  });
  it('is counted with a higher revision each time, also when files arrive at the same moment', async () => {
    const uploads = [10, 20, 30].map(async (width) =>
      service.call(uploadQuestionImageOperation, { as: me, body: formOf({ bytes: await pngFile(width, 20) }) }),
    );
    expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual([201, 201, 201]);
    await service.settled();
    const counts = service
      .eventsOf(storageCountedEvent)
      .map(({ aggregate, payload }) => [aggregate.revision, payload.files]);
    expect(counts.sort(([one = 0], [other = 0]) => one - other)).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
  });
});
