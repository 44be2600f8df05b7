import { campaignsUnits } from '../../testing/campaigns-units';
import type { NewLabelSample } from './label-sample.domain';
import { labelSampleEntity } from './label-sample.mongo';

const { repositoriesOf } = campaignsUnits(labelSampleEntity.models);

const item = (response: string) => ({ id: `${response}:wish`, responseId: response, stratum: 0, labels: [null, null] });
const sampleOf = (campaignId: string, overrides: Partial<NewLabelSample> = {}): NewLabelSample => ({
  id: `sample-${campaignId}`,
  campaignId,
  seed: 4_294_967_295,
  createdAt: new Date('2026-03-02T09:00:00.000Z'),
  size: 3,
  strata: [300],
  themeIds: ['t1'],
  coders: [],
  items: ['r1', 'r2', 'r3'].map(item),
  ...overrides,
});
const label = { sentiment: 'negative' as const, themes: ['t1'] };

describe('label samples', () => {
  const place = (campaignId: string, response: string, coder: number) => ({
    campaignId,
    sampleId: `sample-${campaignId}`,
    commentId: `${response}:wish`,
    coder,
  });

  it('a campaign has one, which another council does not see, change or delete', async () => {
    const own = repositoriesOf('a').labelSamples;
    const other = repositoriesOf('b').labelSamples;
    expect(await own.replace(sampleOf('c1'))).toEqual({ ...sampleOf('c1'), councilId: 'a' });
    expect(await other.find('c1')).toBeNull();
    expect(await other.addCoder({ campaignId: 'c1', id: 'sample-c1' }, 'eve')).toBeNull();
    expect(await other.saveLabel(place('c1', 'r1', 0), label)).toBe(false);
    await other.forgetResponses('c1', ['r1']);
    await other.eraseOfCampaign('c1');
    expect(await own.find('c1')).toEqual({ ...sampleOf('c1'), councilId: 'a' });
    await own.replace(sampleOf('c1', { id: 'second', items: [item('r9')] }));
    expect(await own.find('c1')).toMatchObject({ id: 'second', items: [{ id: 'r9:wish' }] });
    await own.eraseOfCampaign('c1');
    expect(await own.find('c1')).toBeNull();
  });

  it('takes two coders, also when five come at once, and nobody twice', async () => {
    const { labelSamples } = repositoriesOf('a');
    await labelSamples.replace(sampleOf('c2'));
    const joined = await Promise.all(
      ['p1', 'p2', 'p3', 'p4', 'p5', 'p1'].map((user) =>
        labelSamples.addCoder({ campaignId: 'c2', id: 'sample-c2' }, user),
      ),
    );
    const coders = (await labelSamples.find('c2'))?.coders ?? [];
    expect([coders.length, new Set(coders).size, joined.filter((each) => each !== null).length]).toEqual([2, 2, 2]);
    expect(await labelSamples.addCoder({ campaignId: 'c2', id: 'former' }, 'p9')).toBeNull();
  });

  it('keeps the labels of both coders when they save at the same time, and forgets responses with their labels', async () => {
    const { labelSamples } = repositoriesOf('a');
    await labelSamples.replace(sampleOf('c3'));
    const places = [0, 1].flatMap((coder) => ['r1', 'r2', 'r3'].map((response) => place('c3', response, coder)));
    expect(await Promise.all(places.map((each) => labelSamples.saveLabel(each, label)))).toEqual(times(6, true));
    expect((await labelSamples.find('c3'))?.items.map(({ labels }) => labels)).toEqual(times(3, [label, label]));
    expect(await labelSamples.saveLabel({ ...place('c3', 'r1', 0), sampleId: 'former' }, label)).toBe(false);
    expect(await labelSamples.saveLabel(place('c3', 'gone', 0), label)).toBe(false);
    await labelSamples.forgetResponses('c3', ['r1', 'r3']);
    expect((await labelSamples.find('c3'))?.items).toEqual([{ ...item('r2'), labels: [label, label] }]);
  });
});

const times = <Item>(count: number, value: Item): Item[] => Array.from({ length: count }, () => value);
