import { qrImage, qrModules } from './qr-image';

const PNG = [0x89, 0x50, 0x4e, 0x47];
const ADDRESS = 'https://folkmoot.example/riverside/survey/x';

describe('QR codes', () => {
  it('as PNG: bytes whose header says 300 by 300', async () => {
    const png = await qrImage(ADDRESS, 'png');
    expect([...png.subarray(0, 4)]).toEqual(PNG);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([300, 300]);
  });

  it('as modules: a square with the three finder patterns in its corners', () => {
    const { size, isDark } = qrModules(ADDRESS);
    const corners = [isDark(0, 0), isDark(0, size - 1), isDark(size - 1, 0)];
    expect([size % 4, ...corners, isDark(1, 1)]).toEqual([1, true, true, true, false]);
  });
});
