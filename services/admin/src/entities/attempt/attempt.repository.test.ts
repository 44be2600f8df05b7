import { NOW } from '../../testing/samples';
import { testContext } from '../../testing/test-context';

const { repositoriesOf } = testContext();
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

describe('attempts', () => {
  test('attempts are counted per key until the window ends', async () => {
    const { attempts } = repositoriesOf();
    const count = (key: string, minutes: number) => attempts.count(key, later(minutes), 15 * 60_000);
    expect(await count('k', 0)).toMatchObject({ count: 1, endsAt: later(15) });
    expect(await count('k', 14)).toMatchObject({ count: 2, endsAt: later(15) });
    expect(await count('other', 14)).toMatchObject({ count: 1, endsAt: later(29) });
    expect(await count('k', 15)).toMatchObject({ count: 1, endsAt: later(30) });
  });
});
