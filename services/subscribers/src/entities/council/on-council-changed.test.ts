import { councilChangedEvent, councilDeletedEvent, defaultBranding, defaultCouncilSettings } from '@folkmoot/contracts';
import { type SubscribersTestService, startSubscribersService } from '../../testing/fixtures';

const council = (revision: number) => ({
  id: 'council_own',
  name: `Revision ${revision}`,
  slug: 'riverside',
  contactEmail: 'hello@riverside.example',
  address: '',
  phone: '',
  website: '',
  timezone: 'Europe/London',
  language: 'en' as const,
  branding: defaultBranding,
  settings: defaultCouncilSettings('Europe/London'),
  subscriptionStatus: 'active' as const,
  subscriptionPlan: 'standard',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  revision,
});

describe('council copies', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  afterAll(() => service.stop());

  it('the highest revision wins in any order, and only a later snapshot undoes a deletion', async () => {
    const aggregate = { type: 'council', id: 'council_own', revision: 1 };
    const deliver = (revision: number) =>
      service.receive(councilChangedEvent, {
        aggregate,
        councilId: 'council_own',
        payload: { council: council(revision) },
      });
    const copy = () => service.connection.collection<{ _id: string }>('councils').findOne({ _id: 'council_own' });
    await deliver(2);
    await deliver(1);
    await deliver(2);
    expect(await copy()).toMatchObject({ sourceRevision: 2, isDeleted: false, council: { name: 'Revision 2' } });
    const payload = { councilId: 'council_own', revision: 3, erasedAfter: '2027-01-01T00:00:00.000Z' };
    await service.receive(councilDeletedEvent, { aggregate, councilId: 'council_own', payload });
    await deliver(2);
    expect(await copy()).toMatchObject({ isDeleted: true, council: { name: 'Revision 2' } });
    await deliver(4);
    expect(await copy()).toMatchObject({ isDeleted: false, council: { name: 'Revision 4' } });
    await service.receive(councilDeletedEvent, { aggregate, councilId: 'council_own', payload });
    expect(await copy()).toMatchObject({ isDeleted: false, sourceRevision: 4 });
  });
});
