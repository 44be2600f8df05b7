import { divergingOf, scaleSide, upperSteps } from './diverging';
import { isOrderMeaningful } from './option-order';
import { shadesOf } from './shades';

describe('diverging figures', () => {
  it('count 4 and 5 of 5 as the upper side, and half of the neutral answers left of the middle', () => {
    expect(divergingOf([10, 20, 20, 30, 20])).toEqual({
      negative: 30,
      neutral: 20,
      positive: 50,
      positivePercent: 50,
      before: 40,
    });
    expect(divergingOf([0, 0, 0])).toBeNull();
  });

  it('have no neutral step when the number of steps is even', () => {
    expect(Array.from({ length: 4 }, (_, index) => scaleSide(index, 4))).toEqual([
      'negative',
      'negative',
      'positive',
      'positive',
    ]);
    expect([upperSteps(5), upperSteps(4), upperSteps(10), upperSteps(3)]).toEqual([
      [4, 5],
      [3, 4],
      [6, 10],
      [3, 3],
    ]);
  });
});

describe('order and shades', () => {
  it('keep ages in their order, and sort names by size', () => {
    expect(isOrderMeaningful(['Under 18', '18 to 24', '25 or older', 'I would rather not say'])).toBe(true);
    expect(isOrderMeaningful(['Library', 'Pool', 'Park'])).toBe(false);
  });

  it('have five steps up to the largest share', () => {
    const { width, stepOf } = shadesOf([0, 12, 43]);
    expect(width).toBe(9);
    expect([0, 9, 10, 43].map(stepOf)).toEqual([0, 0, 1, 4]);
  });
});
