import { createRandom } from './random';

const draw = <T>(count: number, next: () => T): T[] => Array.from({ length: count }, next);

describe('random numbers from a seed', () => {
  it('the numbers of a seed stay the same when the code changes, so that the demo does not change', () => {
    const { next } = createRandom(20_260);
    expect(draw(3, next)).toEqual([0.48381942696869373, 0.42578697646968067, 0.5182492018211633]);
  });

  it('the numbers differ when the seed differs', () => {
    expect(draw(5, createRandom(1).next)).not.toEqual(draw(5, createRandom(2).next));
  });

  it('both bounds of a range are drawn, and no number outside of it', () => {
    const { between } = createRandom(1);
    expect([...new Set(draw(200, () => between(3, 6)))].sort()).toEqual([3, 4, 5, 6]);
  });

  it('an entry without weight is never drawn, and a heavier entry is drawn more often', () => {
    const { weighted } = createRandom(1);
    const drawn = draw(1_000, () => weighted([1, 0, 3]));
    const countOf = (index: number) => drawn.filter((each) => each === index).length;
    expect(countOf(1)).toBe(0);
    expect(countOf(2)).toBeGreaterThan(2 * countOf(0));
    expect(countOf(0)).toBeGreaterThan(0);
  });

  it('an id has the form of a random UUID', () => {
    expect(createRandom(1).uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
