import { logoField } from './logo-field';

/** Every size that codes have. */
const sizes = Array.from({ length: 40 }, (_, at) => 21 + 4 * at);
const shapes = [
  ['square', 100, 100],
  ['wide', 400, 160],
  ['very wide', 400, 20],
  ['tall', 60, 160],
  ['a line upright', 1, 160],
] as const;

describe('the field of a logo in a QR code (E-55)', () => {
  it.each(shapes)('that is %s: in the middle, on whole modules, a twelfth of the code at most', (_, width, height) => {
    for (const size of sizes) {
      const field = logoField(size, { width, height });
      expect([field.left % 1, field.top % 1, 2 * field.left + field.width, 2 * field.top + field.height]).toEqual([
        ...[0, 0, size, size],
      ]);
      expect((field.width * field.height) / size ** 2).toBeLessThan(1 / 12);
      // Clear of the finder patterns and the timing pattern beside them.
      expect(Math.min(field.left, field.top)).toBeGreaterThan(6);
    }
  });

  it.each(shapes)('that is %s: the picture keeps its shape and has white around it', (_, width, height) => {
    for (const size of sizes) {
      const { picture, ...field } = logoField(size, { width, height });
      expect(picture.width / picture.height).toBeCloseTo(width / height, 5);
      expect([picture.left >= field.left, picture.top >= field.top]).toEqual([true, true]);
      expect(picture.width).toBeGreaterThan(0);
      expect(picture.width).toBeLessThanOrEqual(field.width);
      expect(picture.height).toBeLessThanOrEqual(field.height);
    }
  });
});
