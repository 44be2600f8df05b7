import { exportSubscribersOperation } from '@folkmoot/contracts';
import {
  makeSubscriber,
  makeTag,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';

describe('export of the list', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  afterAll(() => service.stop());

  it("the subscription day and the export day are in the council's time zone", async () => {
    await publishCouncil(service, { timezone: 'Pacific/Auckland' });
    service.clock.set('2026-03-02T22:30:00.000Z');
    await makeSubscriber(service, own, {
      email: 'amy@residents.example',
      tagIds: [(await makeTag(service)).id],
    });
    const { text, headers } = await service.call(exportSubscribersOperation, { as: own, query: {} });
    expect(text).toContain('"2026-03-03"');
    expect(headers.get('content-disposition')).toContain('subscribers_2026-03-03.csv');
  });
});
