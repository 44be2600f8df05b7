import {
  createSegmentOperation,
  deleteAttributeOperation,
  deleteSubscriberOperation,
  listSegmentsOperation,
  type SegmentGroup,
  startImportOperation,
  tagSubscribersOperation,
  unsubscribeSubscriberOperation,
  updateSubscriberOperation,
} from '@folkmoot/contracts';
import {
  fresh,
  freshEmail,
  makeAttribute,
  makeSubscriber,
  makeTag,
  own,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { importForm, importWhen, uploadImport } from '../../testing/import-files';
import { expectTrueAttributeCounts } from '../../testing/true-counts';

/** @file Random changes of people: the sizes of segments of one comparison are what a new count finds. */

const CHANGES = 60;
const CHECK_EVERY = 10;
const wards = ['East', ' éast', 'West', 'Old Town', 'a.b$c'];

/** A linear congruential generator: the same numbers in each run. */
const randomOf = (seed: number) => {
  let state = seed;
  const below = (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  return { below, pick: <T>(values: readonly T[]): T => values[below(values.length)] as T };
};

describe('segments of one comparison', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  afterEach(() => service.empty());
  afterAll(() => service.stop());

  const people = () => service.connection.collection('subscribers').find().toArray();
  const compared = (key: string, comparison: 'is' | 'is_one_of' | 'known', values: (string | boolean)[]) =>
    ({ of: 'attribute', key, comparison, values }) as const;

  /** Compares with a plain look at the documents. */
  const expectTrueSizes = async (segments: ReadonlyMap<string, (attributes: Record<string, unknown>) => boolean>) => {
    const all = (await people()).filter(({ status }) => status !== 'erased');
    const { items } = (await service.call(listSegmentsOperation, { as: own })).body;
    for (const { name, size, activeSize, countedAt } of items) {
      const meant = all.filter(({ attributes = {} }) => segments.get(name)?.(attributes));
      const active = meant.filter(({ status }) => status === 'active').length;
      expect({ name, size, activeSize, countedAt }).toEqual({
        name,
        size: meant.length,
        activeSize: active,
        countedAt: null,
      });
    }
    expect(items).toHaveLength(segments.size);
  };

  it('have exact sizes at any time, however people are changed', async () => {
    const { below, pick } = randomOf(7);
    const tag = await makeTag(service);
    const tenant = (await makeAttribute(service, own, { type: 'yes_no' })).key;
    const spare = (await makeAttribute(service)).key;
    const isEast = ({ ward = '' }: Record<string, unknown>) => ['East', 'éast'].includes(String(ward));
    const kinds: [SegmentGroup, (attributes: Record<string, unknown>) => boolean][] = [
      [{ match: 'all', rules: [compared('ward', 'is', ['EAST'])] }, isEast],
      [{ match: 'none', rules: [compared('ward', 'is', ['east'])] }, (each) => !isEast(each)],
      [
        { match: 'any', rules: [{ match: 'all', rules: [compared('ward', 'is_one_of', ['east', 'West'])] }] },
        (each) => isEast(each) || each.ward === 'West',
      ],
      [{ match: 'all', rules: [compared('ward', 'known', [])] }, (each) => each.ward !== undefined],
      [{ match: 'none', rules: [compared(tenant, 'known', [])] }, (each) => each[tenant] === undefined],
      [{ match: 'all', rules: [compared(tenant, 'is', [true])] }, (each) => each[tenant] === true],
    ];
    const segments = new Map<string, (attributes: Record<string, unknown>) => boolean>();
    for (const [rule, meets] of kinds) {
      const name = fresh('Segment');
      expect((await service.call(createSegmentOperation, { as: own, body: { name, filter: {}, rule } })).status).toBe(
        201,
      );
      segments.set(name, meets);
    }
    const values = () => ({ ward: pick(wards), ...(below(2) ? { [tenant]: pick(['yes', 'no']) } : {}) });
    const anybody = async () => pick(await people())?._id as unknown as string;
    const importSome = async () => {
      const known = (await people()).slice(0, 3).map(({ email }) => email as string);
      const rows = [...known, ...Array.from({ length: 4 }, freshEmail)].map((email) => `${email};${pick(wards)}`);
      const { body } = await uploadImport(service, importForm(`E-Mail;Ward\n${rows.join('\n')}`, { preview: 'true' }));
      const choice = { emailColumn: 0, hasHeader: true, tagIds: [tag.id], columns: [{ index: 1, attribute: 'ward' }] };
      const start = { ...choice, consentSource: 'Paper forms' };
      await service.call(startImportOperation, { as: own, params: { importId: body.id }, body: start });
      expect((await importWhen(service, body.id)).state).toBe('done');
    };
    const edit = async (attributes: object) =>
      service.call(updateSubscriberOperation, {
        as: own,
        params: { subscriberId: await anybody() },
        body: { attributes },
      });
    const leave = async (leaving: 'erase' | 'unsubscribe') => {
      const body = { subscriberIds: [await anybody(), await anybody()], addTagIds: [], removeTagIds: [], leaving };
      await service.call(tagSubscribersOperation, { as: own, body });
    };
    const changes: (() => Promise<unknown>)[] = [
      () => makeSubscriber(service, own, { tagIds: [tag.id], attributes: { ...values(), [spare]: pick(wards) } }),
      () => makeSubscriber(service, own, { attributes: values(), tagIds: [tag.id] }),
      () => edit(values()),
      () => edit({ ward: null }),
      async () => service.call(unsubscribeSubscriberOperation, { as: own, params: { subscriberId: await anybody() } }),
      async () => service.call(deleteSubscriberOperation, { as: own, params: { subscriberId: await anybody() } }),
      () => leave(pick(['erase', 'unsubscribe'] as const)),
      importSome,
    ];
    for (let count = 0; count < CHANGES; count++) {
      await (count < 5 ? changes[0] : pick(changes))?.();
      if (count % CHECK_EVERY === 0) await expectTrueSizes(segments);
    }
    await service.call(deleteAttributeOperation, { as: own, params: { key: spare } });
    await expectTrueSizes(segments);
    await expectTrueAttributeCounts(service);
    expect((await people()).length).toBeGreaterThan(20);
  });

  it('are exact after people with the same new attribute were added at the same moment', async () => {
    const rule: SegmentGroup = { match: 'all', rules: [compared('ward', 'is', ['East'])] };
    const tag = await makeTag(service);
    const added = await Promise.all(
      Array.from({ length: 12 }, () =>
        makeSubscriber(service, own, { tagIds: [tag.id], attributes: { ward: 'East' } }),
      ),
    );
    expect(added.map(({ status }) => status)).toEqual(added.map(() => 201));
    const { body } = await service.call(createSegmentOperation, { as: own, body: { name: 'East', filter: {}, rule } });
    expect(body).toMatchObject({ size: 12, activeSize: 12, countedAt: null });
    await expectTrueAttributeCounts(service);
  });
});
