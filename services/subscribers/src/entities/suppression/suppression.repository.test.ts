import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { subscribersUnits } from '../../testing/subscribers-units';
import { createSuppressionRepository, suppressionModel } from './suppression.mongo';

const units = subscribersUnits([suppressionModel]);
const repositories = () => ({
  own: units.repositoriesOf(ownCouncil).suppressions,
  other: units.repositoriesOf(otherCouncil).suppressions,
});

const NOW = new Date('2026-03-02T09:00:00.000Z');
const AMY = 'amy@residents.example';
const BEN = 'ben@residents.example';

describe('suppressions', () => {
  it('a suppressed address is found among others in its own council only', async () => {
    const { own, other } = repositories();
    await own.add(AMY, NOW);
    await other.add(BEN, NOW);
    expect([...(await own.findAmong([AMY, BEN]))]).toEqual([AMY]);
    expect([...(await other.findAmong([AMY, BEN]))]).toEqual([BEN]);
    expect(await own.findAmong([])).toEqual(new Set());
  });
  it('suppressing is idempotent, and a removed address stays suppressed in the other council', async () => {
    const { own, other } = repositories();
    await own.add(AMY, NOW);
    await own.add(AMY, NOW);
    await other.add(AMY, NOW);
    await own.remove(AMY);
    await own.remove(AMY);
    expect([...(await own.findAmong([AMY]))]).toEqual([]);
    expect([...(await other.findAmong([AMY]))]).toEqual([AMY]);
  });

  it('the stored hash contains no address and depends on the key', async () => {
    const { own } = repositories();
    await own.add(AMY, NOW);
    const { connection } = units;
    const kept = await connection.collection(suppressionModel.collection).find().toArray();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('amy');
    const scope = { connection, session: null, actor: userActor(), councilId: ownCouncil };
    const elsewhere = createSuppressionRepository(scope, 'another key');
    expect([...(await elsewhere.findAmong([AMY]))]).toEqual([]);
  });
});
