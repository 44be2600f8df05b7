import {
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
