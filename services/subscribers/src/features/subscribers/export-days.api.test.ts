import { exportSubscribersOperation } from '@folkmoot/contracts';
import {
  makeSubscriber,
  makeTag,
  own,
  type SubscribersTestService,
  startSubscribersService,
  tellCouncil,
} from '../../testing/fixtures';

describe('the export of the list', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  afterAll(() => service.stop());

  it('names the day on which somebody subscribed in the zone of the council', async () => {
    await tellCouncil(service, { timezone: 'Pacific/Auckland' });
    service.clock.set('2026-03-02T22:30:00.000Z');
    await makeSubscriber(service, own, {
      email: 'amy@residents.example',
      tagIds: [(await makeTag(service)).id],
    });
    const { text } = await service.call(exportSubscribersOperation, { as: own, query: {} });
    expect(text).toContain('"2026-03-03"');
  });
});
