import {
  councilPlaceChangedEvent,
  deleteCouncilPlaceOperation,
  getAssetOperation,
  listCouncilPlacesOperation,
  useCouncilPlaceOperation as putPlaceIntoUse,
  uploadOutlineOperation,
  uploadPlanOperation,
  uploadPostcodesOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';

import { formOf, pngFile } from '../../testing/sample-files';

const as = userActor();

const outline = (name: string, code: string) =>
  Buffer.from(
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { WD24NM: name, WD24CD: code },
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [0, 51],
                [0.1, 51],
                [0.1, 51.1],
                [0, 51],
              ],
            ],
          },
        },
      ],
    }),
  );

describe('the geography of a council', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());

  const sendOutline = (bytes: Buffer, name = 'Wards.geojson') =>
    service.call(uploadOutlineOperation, { as, body: formOf({ bytes, name }) });
  const sendPostcodes = (text: string, query = {}) =>
    service.call(uploadPostcodesOperation, {
      as,
      query,
      body: formOf({ bytes: Buffer.from(text), name: 'Wards.csv' }),
    });
  const take = (placeId: string) => service.call(putPlaceIntoUse, { as, params: { placeId } });
  const listed = async () =>
    (await service.call(listCouncilPlacesOperation, { as })).body.items.map(({ kind, state, areas }) => [
      kind,
      state,
      areas[0]?.name,
    ]);

  it('an outline is a preview until it is used, and then replaces the former one', async () => {
    const first = await sendOutline(outline('Castle', 'E05000001'));
    expect([first.status, first.body.state, first.body.name]).toEqual([201, 'preview', 'Wards']);
    expect((await take(first.body.id)).body.state).toBe('current');
    const second = await sendOutline(outline('Harbour', 'E05000002'));
    expect(await listed()).toEqual(
      expect.arrayContaining([
        ['outline', 'preview', 'Harbour'],
        ['outline', 'current', 'Castle'],
      ]),
    );
    await take(second.body.id);
    expect(await listed()).toEqual([['outline', 'current', 'Harbour']]);
    const file = second.body.map?.url.split('/').at(-1) ?? '';
    const drawing = await service.call(getAssetOperation, { as, params: { file } });
    expect(JSON.parse(drawing.text).areas[0].name).toBe('Harbour');
  });

  it('one outline is in use when several people upload and use one at the same moment', async () => {
    const inUse = async () =>
      (await service.connection.collection('council_places').find({ kind: 'outline', state: 'current' }).toArray())
        .length;
    for (const _ of [1, 2]) {
      const uploads = await Promise.all(
        ['A', 'B', 'C', 'D'].map((area, index) => sendOutline(outline(area, `E0500000${index}`), `${area}.geojson`)),
      );
      expect(uploads.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      const used = await Promise.all(uploads.map(({ body }) => take(body.id)));
      const statuses = used.map(({ status }) => status);
      // An outline that another one has replaced is gone.
      expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
      expect(statuses).toContain(200);
      expect(await inUse()).toBe(1);
    }
    await take((await sendOutline(outline('Harbour', 'E05000002'))).body.id);
    expect(await listed()).toEqual([['outline', 'current', 'Harbour']]);
  });

  it('the database refuses a second outline in use, whatever the service does', async () => {
    const places = service.connection.collection<{ _id: string; councilId: string; inUseAs?: string }>(
      'council_places',
    );
    const second = { _id: 'second', councilId: ownCouncil, kind: 'outline', state: 'current', inUseAs: 'outline' };
    await expect(places.insertOne(second)).rejects.toMatchObject({ code: 11_000 });
  });

  it('uploads, use and deletion are events for the activity log, with the kind and the name', async () => {
    await service.settled();
    const before = service.eventsOf(councilPlaceChangedEvent).length;
    const { id } = (await sendPostcodes('pcds,osward\nM1 1AE,Castle\n')).body;
    await take(id);
    await service.call(deleteCouncilPlaceOperation, { as, params: { placeId: id } });
    await service.settled();
    const about = { placeId: id, kind: 'postcodes', name: 'Wards' };
    expect(
      service
        .eventsOf(councilPlaceChangedEvent)
        .slice(before)
        .map(({ payload }) => payload),
    ).toEqual([
      { ...about, change: 'uploaded' },
      { ...about, change: 'used' },
      { ...about, change: 'deleted' },
    ]);
    expect(councilPlaceChangedEvent.audited).toBe(true);
  });

  it('a table of codes gets its names from the outline, and one that is refused leaves the former one', async () => {
    const { body } = await sendPostcodes('pcds,osward\nM1 1AE,E05000002\nnowhere,E05000002\n');
    expect([body.areas[0]?.name, body.rows, body.problems]).toEqual([
      'Harbour',
      { used: 1, all: 2 },
      [{ row: 3, text: expect.stringContaining('nowhere') }],
    ]);
    await take(body.id);
    const refused = await sendPostcodes('a,b\n1,2\n');
    expect([refused.status, refused.body.code]).toEqual([422, 'file_unreadable']);
    expect(await listed()).toContainEqual(['postcodes', 'current', 'Harbour']);
  });

  it('a plan has nine parts, and what is removed is gone', async () => {
    const form = formOf({ bytes: await pngFile(60, 40), name: 'Park.png' });
    const { body } = await service.call(uploadPlanOperation, { as, body: form });
    expect([body.areas.length, body.map?.kind, body.map?.width]).toEqual([9, 'plan', 60]);
    const remove = () => service.call(deleteCouncilPlaceOperation, { as, params: { placeId: body.id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  });
});
