import jsQR from 'jsqr';
import sharp from 'sharp';
import { qrImage, qrModules } from './qr-image';

const PNG = [0x89, 0x50, 0x4e, 0x47];
const ADDRESS = 'https://folkmoot.example/riverside/survey/x';

describe('QR codes', () => {
  it('as PNG: bytes whose header says 300 by 300', async () => {
    const png = await qrImage(ADDRESS, 'png');
    expect([...png.subarray(0, 4)]).toEqual(PNG);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([300, 300]);
  });

  it.each(['png', 'svg'])(
    'as %s: a reader finds the address, with white around it and with a corner torn off (E-55)',
    async (type) => {
      const picture = sharp(await qrImage(ADDRESS, type))
        .resize(300, 300, { kernel: 'nearest' })
        .flatten({ background: '#fff' });
      const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const read = () => jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
      expect(read()).toBe(ADDRESS);
      const border = Math.floor((300 / (qrModules(ADDRESS).size + 8)) * 4) - 1;
      for (let at = 0; at < border; at += 1)
        expect([data[(at * 300 + at) * 4], data[(at * 300 + 299 - at) * 4]]).toEqual([255, 255]);
      // A fiftieth of the picture, in the corner without a finder pattern.
      for (let row = 230; row < 270; row += 1) data.fill(255, (row * 300 + 230) * 4, (row * 300 + 270) * 4);
      expect(read()).toBe(ADDRESS);
    },
  );

  it('as modules: a square with the three finder patterns in its corners', () => {
    const { size, isDark } = qrModules(ADDRESS);
    const corners = [isDark(0, 0), isDark(0, size - 1), isDark(size - 1, 0)];
    expect([size % 4, ...corners, isDark(1, 1)]).toEqual([1, true, true, true, false]);
  });
});
