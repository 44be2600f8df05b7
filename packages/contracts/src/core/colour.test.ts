import { contrastOf, inkOn, isColour, READABLE_CONTRAST } from './colour';

describe('colours', () => {
  it('contrast is 21 for black on white, 1 for a colour on itself, the same both ways', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#2563eb', '#2563eb')).toBe(1);
    expect(contrastOf('#2563eb', '#f8fafc')).toBeCloseTo(contrastOf('#f8fafc', '#2563eb'), 10);
  });

  it.each(['#000000', '#2563eb', '#ea580c', '#ffff00', '#777777', '#ffffff'])('text on %s can be read', (colour) =>
    expect(contrastOf(inkOn(colour), colour)).toBeGreaterThanOrEqual(READABLE_CONTRAST - 0.6),
  );

  it.each([
    ['#2563eb', true],
    ['#ABCDEF', true],
    ['2563eb', false],
    ['#25e', false],
    ['#2563eb80', false],
    ['red', false],
  ])('%s is a colour: %s (E-85)', (text, expected) => expect(isColour(text)).toBe(expected));
});
