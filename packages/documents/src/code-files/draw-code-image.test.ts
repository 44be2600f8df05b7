import jsQR from 'jsqr';
import sharp from 'sharp';
import { drawCodeImage } from './draw-code-image';

const svgOf = (width: number, height: number, inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`);
const pngOf = (picture: Buffer): Promise<Buffer> => sharp(picture).resize(400, 160, { fit: 'inside' }).png().toBuffer();

/** Logos that councils may upload. The stored form is a PNG of at most 400 by 160. */
const logos: readonly [string, Buffer][] = [
  ['square and dark', svgOf(200, 200, '<rect width="200" height="200" fill="#000000"/>')],
  ['wide and coloured', svgOf(200, 80, '<rect width="200" height="80" fill="#059669"/>')],
  ['very wide', svgOf(800, 60, '<rect width="800" height="60" fill="#111827"/>')],
  ['tall', svgOf(60, 240, '<rect width="60" height="240" fill="#7f1d1d"/>')],
  ['white on nothing', svgOf(200, 80, '<circle cx="40" cy="40" r="40" fill="#ffffff"/>')],
  ['like a code itself', svgOf(80, 80, '<path d="M0 0h40v40H0zM40 40h40v40H40z" fill="#000000"/>')],
];
const addresses: readonly [string, string][] = [
  ['usual', 'https://folkmoot.example/q/k7mp3xqz'],
  ['long', `https://${'a-long-name.'.repeat(8)}council.example/q/k7mp3xqz`],
];

const pixelsOf = async (picture: Buffer) => {
  const drawn = sharp(picture, { density: 600 })
    .resize(300, 300, { kernel: 'nearest' })
    .flatten({ background: '#ffffff' });
  const { data } = await drawn.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return new Uint8ClampedArray(data);
};
const read = (data: Uint8ClampedArray) => jsQR(data, 300, 300, { inversionAttempts: 'dontInvert' })?.data;

describe('a QR code as an image (E-55)', () => {
  describe.each(addresses)('an address that is %s', (_, url) => {
    let plain: Buffer;
    beforeAll(async () => {
      plain = Buffer.from(await pixelsOf(await drawCodeImage(url, { extension: 'png', logo: null })));
    });

    it.each(logos)('PNG and SVG are readable with a logo that is %s and with a stain', async (__, picture) => {
      const logo = await pngOf(picture);
      for (const extension of ['png', 'svg']) {
        const image = await drawCodeImage(url, { extension, logo });
        const data = await pixelsOf(image);
        // A comparison by jest would compare 360,000 numbers one by one.
        expect(Buffer.from(data).equals(plain)).toBe(false);
        expect(read(data)).toBe(url);
        // The stain covers a twenty-fifth of the picture.
        for (let row = 120; row < 180; row += 1) data.fill(255, (row * 300 + 200) * 4, (row * 300 + 260) * 4);
        expect(read(data)).toBe(url);
      }
    });
  });

  it('the middle of a PNG of 300 by 300 shows the logo', async () => {
    const logo = await pngOf(svgOf(200, 80, '<rect width="200" height="80" fill="#059669"/>'));
    const png = await drawCodeImage('https://folkmoot.example/q/k7mp3xqz', { extension: 'png', logo });
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([300, 300]);
    const data = await pixelsOf(png);
    const middle = (150 * 300 + 150) * 4;
    expect([...data.subarray(middle, middle + 3)]).toEqual([0x05, 0x96, 0x69]);
  });
});
