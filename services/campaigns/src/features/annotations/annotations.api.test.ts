import {
  addAnnotationOperation,
  deleteAnnotationOperation,
  getReportOperation,
  listAnnotationsOperation,
  visitRecordedEvent,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { openCampaignWithQrCode, submit } from '../../testing/journey';

const as = userActor();

describe('annotations of a timeline over HTTP', () => {
  let service: TestCampaigns;
  let campaign: Awaited<ReturnType<typeof openCampaignWithQrCode>>;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaign = await openCampaignWithQrCode(service, as);
  });
  const params = () => ({ campaignId: campaign.id });
  const list = async (actor = as) => service.call(listAnnotationsOperation, { as: actor, params: params() });
  const add = (text: string, actor = as) =>
    service.call(addAnnotationOperation, { as: actor, params: params(), body: { day: '2026-03-02', text } });
  const remove = (annotationId: string, actor = as) =>
    service.call(deleteAnnotationOperation, { as: actor, params: { ...params(), annotationId } });

  test('a note is listed by day beside the codes, and can be deleted by staff of its council only', async () => {
    const { status, body } = await add(' Poster at the library ');
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), kind: 'own', day: '2026-03-02', text: 'Poster at the library' },
    ]);
    const { items } = (await list()).body;
    expect(items.map(({ kind }) => kind).toSorted()).toEqual(['code_created', 'own']);
    const stranger = userActor({ councilId: otherCouncil });
    expect((await list(stranger)).status).toBe(404);
    expect((await remove(body.id ?? '', stranger)).status).toBe(404);
    expect((await remove(body.id ?? '')).status).toBe(204);
    expect((await list()).body.items.map(({ kind }) => kind)).toEqual(['code_created']);
  });

  test('the first day of scans of a code is listed, whatever order the counts arrive in', async () => {
    for (const day of ['2026-03-05', '2026-03-03', '2026-03-04'])
      await service.receive(visitRecordedEvent, {
        aggregate: { type: 'campaign', id: campaign.id, revision: 1 },
        councilId: ownCouncil,
        payload: {
          campaignId: campaign.id,
          day,
          views: 1,
          starts: 0,
          completes: 0,
          abandons: 0,
          qrCodes: { [campaign.codeId]: { scans: 1 } },
        },
      });
    await service.settled();
    const scans = (await list()).body.items.filter(({ kind }) => kind === 'code_scanned');
    expect(scans.map(({ day }) => day)).toEqual(['2026-03-03']);
  });

  test('the report of one day has the hours of its responses', async () => {
    await submit(service, campaign);
    await submit(service, campaign);
    const { body } = await service.call(getReportOperation, { as, params: params() });
    expect(body.timeline).toHaveLength(1);
    expect(body.hours?.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });
});
