import type { SuppressionRepository } from './suppression.repository';

const AMY = 'amy@residents.example';
const BEN = 'ben@residents.example';

/** What every adapter of suppressions must do, for two councils side by side. */
export const suppressionSuite = (
  make: () => Promise<{ own: SuppressionRepository; other: SuppressionRepository }>,
): void => {
  it('an address that is suppressed, is found among others, in its own council only', async () => {
    const { own, other } = await make();
    await own.add(AMY);
    await other.add(BEN);
    expect([...(await own.findAmong([AMY, BEN]))]).toEqual([AMY]);
    expect([...(await other.findAmong([AMY, BEN]))]).toEqual([BEN]);
    expect(await own.findAmong([])).toEqual(new Set());
  });
  it('suppressed twice, is suppressed once; let go, it is nowhere, and stays in the other council', async () => {
    const { own, other } = await make();
    await own.add(AMY);
    await own.add(AMY);
    await other.add(AMY);
    await own.remove(AMY);
    await own.remove(AMY);
    expect([...(await own.findAmong([AMY]))]).toEqual([]);
    expect([...(await other.findAmong([AMY]))]).toEqual([AMY]);
  });
};
