import { aSnapshot } from '../../testing/fixtures';
import { keepNewest } from './campaign-copy.domain';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 5, hour));

describe('campaign copies', () => {
  it('the highest revision wins in every order, and a repeat changes nothing', () => {
    const snapshots = [1, 2, 3].map((revision) => aSnapshot({ revision, title: `Revision ${revision}` }));
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
      [2, 2, 2, 0, 0, 1],
    ];
    for (const order of orders) {
      let copy: ReturnType<typeof keepNewest> = null;
      for (const index of order) copy = keepNewest(copy, snapshots[index] ?? aSnapshot(), at(index)) ?? copy;
      expect(copy?.title).toBe('Revision 3');
    }
  });
  it('a snapshot of the same revision completes a copy of an earlier release with its labels, once', () => {
    const { labels: _, ...older } =
      keepNewest(null, aSnapshot({ revision: 2, title: 'Benches' }), at(1)) ?? aSnapshot();
    const known = { ...older, closedAt: null };
    const completed = keepNewest(known, aSnapshot({ revision: 2, title: 'Benches', labels: ['parks'] }), at(2));
    expect(completed?.labels).toEqual(['parks']);
    expect(keepNewest(completed, aSnapshot({ revision: 2, labels: ['bins'] }), at(3))).toBeNull();
    expect(keepNewest(known, aSnapshot({ revision: 1, labels: ['bins'] }), at(3))).toBeNull();
  });
  it('the closing time is kept over later changes when staff end a campaign', () => {
    const completed = keepNewest(null, aSnapshot({ status: 'completed', revision: 2 }), at(2));
    expect(completed?.closedAt).toEqual(at(2));
    expect(keepNewest(completed, aSnapshot({ status: 'archived', revision: 3 }), at(9))?.closedAt).toEqual(at(2));
  });
  it('the closing time is removed when a campaign is opened again', () => {
    const completed = keepNewest(null, aSnapshot({ status: 'completed', revision: 2 }), at(2));
    expect(keepNewest(completed, aSnapshot({ status: 'active', revision: 3 }), at(3))?.closedAt).toBeNull();
  });
});
