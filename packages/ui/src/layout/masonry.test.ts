import { masonryPlaces } from './masonry';

describe('masonry', () => {
  it('puts each card into the shortest column, so that no hole is between cards', () => {
    expect(masonryPlaces([300, 100, 50, 200], { columns: 2, gap: 10 })).toEqual([
      { column: 0, top: 0 },
      { column: 1, top: 0 },
      { column: 1, top: 110 },
      { column: 1, top: 170 },
    ]);
  });

  it('keeps the column of a card when another one grows', () => {
    expect(masonryPlaces([100, 900, 50], { columns: 2, gap: 10, kept: [0, 1, 1] })).toEqual([
      { column: 0, top: 0 },
      { column: 1, top: 0 },
      { column: 1, top: 910 },
    ]);
  });
});
