import { residentsAt, residentsBy } from './targeting.domain';

describe('residents by division (E-35)', () => {
  it('keep both numbers when a name is the same as another one during typing', () => {
    const numbers = residentsAt(['East', 'East Side'], { East: 100, 'East Side': 50 });
    const typed = ['East', 'East'];
    const between = residentsBy(typed, numbers);
    expect(residentsAt(typed, between)).toEqual([100, 50]);
    expect(residentsBy(['East', 'Eastern Side'], residentsAt(typed, between))).toEqual({
      East: 100,
      'Eastern Side': 50,
    });
  });
  it.each([
    ['unknown numbers', ['A', 'B'], { B: 2 }, [null, 2]],
    ['nobody at all', ['A'], { A: 0 }, [0]],
    ['names that objects have by nature', ['constructor', '__proto__'], {}, [null, null]],
    ['a number of a division that is gone', ['A'], { A: 1, B: 2 }, [1]],
  ])('have the same numbers by position and by name for %s', (_, divisions, residents, expected) => {
    expect(residentsAt(divisions, residents as Record<string, number>)).toEqual(expected);
  });
});
