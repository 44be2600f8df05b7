import { NOW } from '../../testing/samples';
import { testContext } from '../../testing/test-context';

const { repositoriesOf } = testContext();
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

describe('erasure certificates', () => {
  test('a certificate has the first report of each service, and a time when all have reported', async () => {
    const { certificates } = repositoriesOf();
    await expect(certificates.note('a', { service: 'public', documents: 1, doneAt: NOW })).rejects.toBeDefined();
    await certificates.begin('a', NOW);
    await certificates.note('a', { service: 'public', documents: 3, doneAt: NOW });
    const noted = await certificates.note('a', { service: 'public', documents: 0, doneAt: later(1) });
    expect(noted).toEqual({
      councilId: 'a',
      orderedAt: NOW,
      services: [{ service: 'public', documents: 3, doneAt: NOW }],
      certifiedAt: null,
    });
    await certificates.certify('a', later(2));
    const after = await certificates.note('a', { service: 'admin', documents: 1, doneAt: later(3) });
    expect([after.certifiedAt, after.services.length]).toEqual([later(2), 2]);
  });
});
