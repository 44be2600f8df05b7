import { inkOn, isColour } from './colour';
import { contrast } from './contrast';

describe('colours', () => {
  it.each(['#000000', '#2563eb', '#ea580c', '#ffff00', '#777777', '#ffffff'])('text on %s can be read', (colour) =>
    expect(contrast(inkOn(colour), colour)).toBeGreaterThan(3.9),
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
