import { deleteSubscriberOperation } from '@folkmoot/contracts';
import { eraseCouncil, exportOf, otherCouncil, ownCouncil, tracesOf } from '@folkmoot/service-kit/testing';
import {
  makeAttribute,
  makeOptInPage,
  makeSegment,
  makeSubscriber,
  makeTag,
  other,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from './testing/fixtures';
import { importForm, uploadImport } from './testing/import-files';

let service: SubscribersTestService;
beforeEach(async () => {
  service = await startSubscribersService();
  for (const [as, id] of [
    [own, ownCouncil],
    [other, otherCouncil],
  ] as const) {
    const slug = id.replace('_', '-');
    await publishCouncil(service, { id, slug, formerSlugs: [`was-${slug}`], contactEmail: `${id}@desk.example` });
    const tag = await makeTag(service, as);
    await makeSegment(service, as);
    await makeAttribute(service, as);
    await makeOptInPage(service, as);
    await makeSubscriber(service, as, {
      tagIds: [tag.id],
      email: `amy.${id}@residents.example`,
      attributes: { ward: `Ward of ${id}` },
    });
    const gone = (await makeSubscriber(service, as, { tagIds: [tag.id], email: `ben.${id}@residents.example` })).body;
    await service.call(deleteSubscriberOperation, { as, params: { subscriberId: gone.id } });
    await uploadImport(service, importForm(`Email\ncleo.${id}@residents.example`, { preview: 'true' }), as);
  }
  await service.settled();
});
afterEach(() => service.stop());

describe('erasure and export of a council', () => {
  it('only the data of one council is deleted when it is erased, and the erasure is recorded (E-78)', async () => {
    const theirs = await tracesOf(service, otherCouncil);
    expect(await tracesOf(service, ownCouncil)).toEqual(
      expect.arrayContaining([
        'address_claims',
        'attributes',
        'blobs.files',
        'imports',
        'opt_in_pages',
        'segments',
        'subscribers',
        'suppressions',
        'tags',
      ]),
    );
    await eraseCouncil(service, ownCouncil);
    expect(await tracesOf(service, ownCouncil)).toEqual(['councils']);
    for (const text of [`${ownCouncil}@desk`, `amy.${ownCouncil}`, `was-${ownCouncil.replace('_', '-')}`])
      expect(await tracesOf(service, text)).toEqual([]);
    expect(await tracesOf(service, otherCouncil)).toEqual(theirs);
    await publishCouncil(service, { id: ownCouncil, revision: 50, contactEmail: `${ownCouncil}@desk.example` });
    expect(await tracesOf(service, `${ownCouncil}@desk`)).toEqual([]);
  }, 30_000);
  it('the export contains the people, topics and pages of the exported council only (E-50)', async () => {
    const files = await exportOf(service, ownCouncil);
    expect(files.subscribers).toContain(`amy.${ownCouncil}@residents.example`);
    expect(files.subscribers).toContain(`Ward of ${ownCouncil}`);
    expect(Object.keys(files).sort()).toEqual([
      'attributes',
      'deliveries',
      'hear_back_campaigns',
      'imports',
      'mailings',
      'opt_in_pages',
      'page_codes',
      'page_figures',
      'segments',
      'signups',
      'subscribers',
      'tags',
    ]);
    expect(Object.values(files).join('')).not.toMatch(
      new RegExp(`${otherCouncil}|searchText|searchKeys|attributeKeys|nameKey`),
    );
  });
});
