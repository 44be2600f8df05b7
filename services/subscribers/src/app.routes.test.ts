import {
  claimCampaignAddressesOperation,
  createPageCodeOperation,
  deleteSubscriberOperation,
  type Operation,
  operations,
  startImportOperation,
  systemActor,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, routeTableTests, type TestService } from '@folkmoot/service-kit/testing';
import {
  makeAttribute,
  makeOptInPage,
  makeSegment,
  makeSubscriber,
  makeTag,
  makeTagging,
  other,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
  TEST_MAIL_EVENTS_SECRET,
} from './testing/fixtures';
import { importForm, importWhen, uploadImport } from './testing/import-files';
import { keepFigures } from './testing/isolation-seed';
import { CAMPAIGN, makeMailing, publishCampaign, send } from './testing/mailings';
import { makeNewsletter, sendNewsletter } from './testing/newsletters';

// The isolation test removes its tenant filters one by one.
jest.mock('@folkmoot/service-kit', () => ({
  ...jest.requireActual<object>('@folkmoot/service-kit'),
  councilCollection: jest.requireActual<{ mutableCouncilCollection: unknown }>('@folkmoot/service-kit/testing')
    .mutableCouncilCollection,
}));

/** Ids of the own council, and of the other council that nobody of the own council may access. */
const paramsOf = ({ mine, theirs }: { mine: { id: string }; theirs: { id: string } }) => ({
  params: { mailingId: mine.id },
  otherParams: { mailingId: theirs.id },
});

const newsletterParamsOf = ({ mine, theirs }: { mine: { id: string }; theirs: { id: string } }) => ({
  params: { newsletterId: mine.id },
  otherParams: { newsletterId: theirs.id },
});

const newsletterWords = {
  subject: 'Hello',
  title: 'News',
  blocks: [{ kind: 'text', id: 'b1', text: 'Text' }],
  isPublic: true,
};

/** The other council erased this address and its import refused it. The own council does not know this person. */
const GONE = 'gone@residents.example';

const goneFromTheOther = async (service: SubscribersTestService, tagId: string): Promise<string> => {
  const { body } = await makeSubscriber(service, other, { email: GONE, tagIds: [tagId] });
  await service.call(deleteSubscriberOperation, { as: other, params: { subscriberId: body.id } });
  const { id: importId } = (await uploadImport(service, importForm(GONE, { preview: 'true' }), other)).body;
  const choice = { emailColumn: 0, hasHeader: false, tagIds: [tagId], consentSource: 'By letter' };
  await service.call(startImportOperation, { as: other, params: { importId }, body: choice });
  await importWhen(service, importId, undefined, other);
  return importId;
};

const inNorth = { ward: 'North' };
const livingInNorth = {
  match: 'all',
  rules: [{ of: 'attribute', key: 'ward', comparison: 'is_one_of', values: ['North'] }],
};
const visitedAt = new Date(Date.now() - 86_400_000).toISOString();
const declared: readonly Operation[] = operations.filter(({ service }) => service === 'subscribers');

/** Claims a name for the own council that a campaign of the other council has. */
const claimTheirName = async (service: TestService<unknown>) => {
  const as = systemActor('campaigns', ownCouncil);
  const input = { params: { campaignId: 'campaign_probe' }, body: { addresses: ['their-name'], revision: 1 } };
  return (await service.call(claimCampaignAddressesOperation, { as, ...input })).body;
};

routeTableTests({
  probes: { address_claims: claimTheirName },
  sampledFilters: ['attributes', 'imports'],
  operations: declared,
  start: async () => (await startSubscribersService()) as TestService<unknown>,
  seed: async (service) => {
    const subscribers = service as SubscribersTestService;
    const [tag, theirs] = [await makeTag(subscribers, own), await makeTag(subscribers, other)];
    const [goes, theirsGoes] = [await makeTag(subscribers, own), await makeTag(subscribers, other)];
    const mine = (await makeSubscriber(subscribers, own, { tagIds: [tag.id], attributes: inNorth })).body;
    const stranger = (await makeSubscriber(subscribers, other, { tagIds: [theirs.id], attributes: inNorth })).body;
    const [leaves, theirLeaves] = [
      (await makeSubscriber(subscribers, own, { tagIds: [tag.id] })).body,
      (await makeSubscriber(subscribers, other, { tagIds: [theirs.id] })).body,
    ];
    // Makes the figures of the two councils differ.
    await makeSubscriber(subscribers, other, { tagIds: [theirs.id], attributes: inNorth });
    const segment = await makeSegment(subscribers, own);
    const theirSegment = await makeSegment(subscribers, other);
    for (const as of [own, other]) await makeSegment(subscribers, as, { rule: livingInNorth });
    await publishCouncil(subscribers);
    await publishCouncil(subscribers, { id: otherCouncil, slug: 'hillview' });
    const [page, theirPage] = [await makeOptInPage(subscribers, own), await makeOptInPage(subscribers, other)];
    const [closes, theirCloses] = [await makeOptInPage(subscribers, own), await makeOptInPage(subscribers, other)];
    const looked = async (as: typeof own) =>
      (await uploadImport(subscribers, importForm('amy@x.example', { preview: 'true' }), as)).body.id;
    const imports = {
      fresh: await looked(own),
      theirFresh: await looked(other),
      tried: await looked(own),
      theirTried: await looked(other),
      ended: await looked(own),
      theirEnded: await looked(other),
      theirRefusal: await goneFromTheOther(subscribers, theirs.id),
    };
    const tagAll = (as: typeof own, tagId: string) => makeTagging(subscribers, { removeTagIds: [tagId] }, as);
    const taggings = { mine: (await tagAll(own, goes.id)).body, theirs: (await tagAll(other, theirsGoes.id)).body };
    const codeOf = async (as: typeof own, { id: pageId }: { id: string }) => {
      const { body } = await subscribers.call(createPageCodeOperation, {
        as,
        params: { pageId },
        body: { label: 'Town fair' },
      });
      return { pageId, codeId: body.id };
    };
    const code = { params: await codeOf(own, page), otherParams: await codeOf(other, theirPage) };
    const pages = { page, theirPage, closes, theirCloses, code };
    await publishCampaign(subscribers);
    await publishCampaign(subscribers, { id: 'campaign_other', councilId: otherCouncil });
    await subscribers.call(claimCampaignAddressesOperation, {
      as: systemActor('campaigns', otherCouncil),
      params: { campaignId: 'campaign_other' },
      body: { addresses: ['their-name'], revision: 1 },
    });
    const theirWords = { campaignId: 'campaign_other' };
    const drafted = async () => ({
      mine: (await makeMailing(subscribers)).body,
      theirs: (await makeMailing(subscribers, theirWords, other)).body,
    });
    const later = { sendAt: new Date(subscribers.clock.now().getTime() + 86_400_000).toISOString() };
    const scheduled = async () => {
      const drafts = await drafted();
      await send(subscribers, drafts.mine, later);
      await send(subscribers, drafts.theirs, later, other);
      return drafts;
    };
    const [waiting, undone] = [await scheduled(), await scheduled()];
    const written = async () => ({
      mine: (await makeNewsletter(subscribers)).body,
      theirs: (await makeNewsletter(subscribers, {}, other)).body,
    });
    const planned = async () => {
      const drafts = await written();
      await sendNewsletter(subscribers, drafts.mine, later);
      await sendNewsletter(subscribers, drafts.theirs, later, other);
      return drafts;
    };
    const newsletters = {
      edited: await written(),
      deleted: await written(),
      sent: await written(),
      waiting: await planned(),
      undone: await planned(),
    };
    const attributes = { kept: await makeAttribute(subscribers, own), theirs: await makeAttribute(subscribers, other) };
    const strangerEmail = stranger.email;
    await keepFigures(subscribers, ownCouncil, { pageId: page.id, subscriberId: mine.id, mailingId: waiting.mine.id });
    await keepFigures(subscribers, otherCouncil, {
      pageId: theirPage.id,
      subscriberId: stranger.id,
      mailingId: waiting.theirs.id,
    });
    const mailings = { edited: await drafted(), deleted: await drafted(), sent: await drafted(), waiting, undone };
    return {
      strangerEmail,
      attributes,
      mailings,
      newsletters,
      imports,
      taggings,
      pages,
      tag,
      theirs,
      goes,
      theirsGoes,
      mine,
      stranger,
      leaves,
      theirLeaves,
      segment,
      theirSegment,
    };
  },
  rows: ({
    strangerEmail,
    attributes,
    mailings,
    newsletters,
    imports,
    taggings,
    pages,
    tag,
    theirs,
    goes,
    theirsGoes,
    mine,
    stranger,
    leaves,
    theirLeaves,
    segment,
    theirSegment,
  }) => ({
    getHearBack: { params: { campaignId: CAMPAIGN }, otherParams: { campaignId: 'campaign_other' } },
    draftOutcome: {
      params: { campaignId: CAMPAIGN },
      otherParams: { campaignId: 'campaign_other' },
      body: { audience: { of: 'invited' } },
    },
    answerHearBack: { body: { token: 'x', answer: 'stop' } },
    listTags: {},
    createTag: { body: { name: 'Another', description: 'x', color: '#112233', isDefault: true } },
    updateTag: {
      params: { tagId: tag.id },
      otherParams: { tagId: theirs.id },
      body: { name: 'Renamed', description: 'x', color: '#112233' },
    },
    listAttributes: {},
    createAttribute: { body: { name: 'Another', type: 'choice', options: ['One', 'Two'] } },
    updateAttribute: {
      params: { key: attributes.kept.key },
      otherParams: { key: attributes.theirs.key },
      body: { name: 'Renamed' },
    },
    countAttributeValues: { params: { key: attributes.kept.key }, otherParams: { key: attributes.theirs.key } },
    deleteAttribute: { params: { key: attributes.kept.key }, otherParams: { key: attributes.theirs.key } },
    listSubscribers: {},
    readSubscriberData: { body: { email: GONE }, otherBody: { email: strangerEmail }, compares: 'answer' },
    eraseSubscriberData: { body: { email: GONE }, compares: 'effect' },
    eraseSubscriberDataByCommand: { body: { email: GONE }, compares: 'effect' },
    createSubscriber: { body: { email: 'new@residents.example', tagIds: [tag.id], consentSource: 'By phone' } },
    getSubscriberStats: {},
    deleteTag: { params: { tagId: goes.id }, otherParams: { tagId: theirsGoes.id } },
    restoreTag: { params: { tagId: goes.id }, otherParams: { tagId: theirsGoes.id } },
    mergeTag: {
      params: { tagId: goes.id },
      otherParams: { tagId: theirsGoes.id },
      body: { intoTagId: tag.id },
    },
    getSubscriber: { params: { subscriberId: mine.id }, otherParams: { subscriberId: stranger.id } },
    updateSubscriber: {
      params: { subscriberId: mine.id },
      otherParams: { subscriberId: stranger.id },
      body: { email: 'changed@residents.example', tagIds: [tag.id], consentSource: 'By letter' },
    },
    sendConfirmation: { params: { subscriberId: mine.id }, otherParams: { subscriberId: stranger.id } },
    unsubscribeSubscriber: { params: { subscriberId: mine.id }, otherParams: { subscriberId: stranger.id } },
    deleteSubscriber: { params: { subscriberId: leaves.id }, otherParams: { subscriberId: theirLeaves.id } },
    tagSubscribers: {
      body: { subscriberIds: [mine.id], addTagIds: [tag.id], removeTagIds: [], consentSource: 'Town fair' },
    },
    createTagging: {
      body: { filter: { tagId: tag.id }, addTagIds: [tag.id], removeTagIds: [], consentSource: 'Town fair' },
    },
    listTaggings: {},
    getTagging: { params: { taggingId: taggings.mine.id }, otherParams: { taggingId: taggings.theirs.id } },
    cancelTagging: { params: { taggingId: taggings.mine.id }, otherParams: { taggingId: taggings.theirs.id } },
    countSubscribers: {},
    exportSubscribers: {},
    createImport: { body: importForm('amy@x.example', { preview: 'true' }) },
    startImport: {
      params: { importId: imports.fresh },
      otherParams: { importId: imports.theirFresh },
      body: { emailColumn: 0, hasHeader: false, tagIds: [tag.id], consentSource: 'By letter' },
    },
    readImportAgain: {
      params: { importId: imports.tried },
      otherParams: { importId: imports.theirTried },
      body: { delimiter: ';' },
    },
    tryImport: {
      params: { importId: imports.tried },
      otherParams: { importId: imports.theirTried },
      body: { emailColumn: 0, hasHeader: false, tagIds: [tag.id], consentSource: '' },
    },
    cancelImportTrial: { params: { importId: imports.tried }, otherParams: { importId: imports.theirTried } },
    listImports: {},
    getImport: { params: { importId: imports.fresh }, otherParams: { importId: imports.theirFresh } },
    getImportRows: { params: { importId: imports.fresh }, otherParams: { importId: imports.theirRefusal } },
    cancelImport: { params: { importId: imports.ended }, otherParams: { importId: imports.theirEnded } },
    resumeImport: { params: { importId: imports.ended }, otherParams: { importId: imports.theirEnded } },
    listSegments: {},
    countSegment: { body: { rule: { match: 'all', rules: [] } } },
    listSegmentFields: {},
    createSegment: { body: { name: 'Another', filter: { tagIds: [tag.id], q: 'x' } } },
    updateSegment: {
      params: { segmentId: segment.id },
      otherParams: { segmentId: theirSegment.id },
      body: { name: 'Renamed', filter: { status: 'active' } },
    },
    listOptInPages: {},
    getOptInPageStats: {},
    listDeletedOptInPages: {},
    createOptInPage: { body: { title: 'Another', description: 'x', slug: 'another', tagIds: [tag.id] } },
    getOptInPage: { params: { pageId: pages.page.id }, otherParams: { pageId: pages.theirPage.id } },
    updateOptInPage: {
      params: { pageId: pages.page.id },
      otherParams: { pageId: pages.theirPage.id },
      body: { title: 'Renamed', description: 'x', slug: 'renamed', tagIds: [tag.id], isActive: false },
    },
    duplicateOptInPage: { params: { pageId: pages.page.id }, otherParams: { pageId: pages.theirPage.id } },
    listSignups: { params: { pageId: pages.page.id }, otherParams: { pageId: pages.theirPage.id } },
    getOptInPageFigures: { params: { pageId: pages.page.id }, otherParams: { pageId: pages.theirPage.id } },
    getOptInPagePreview: { params: { pageId: pages.page.id }, otherParams: { pageId: pages.theirPage.id } },
    exportSignups: { params: { pageId: pages.page.id }, otherParams: { pageId: pages.theirPage.id } },
    listPageCodes: { params: { pageId: pages.page.id }, otherParams: { pageId: pages.theirPage.id } },
    createPageCode: {
      params: { pageId: pages.page.id },
      otherParams: { pageId: pages.theirPage.id },
      body: { label: 'Library' },
    },
    updatePageCode: { ...pages.code, body: { label: 'Town hall' } },
    getPageCodeImage: {
      params: { pageId: pages.page.id, file: `${pages.code.params.codeId}.svg` },
      otherParams: { pageId: pages.theirPage.id, file: `${pages.code.otherParams.codeId}.svg` },
    },
    getPageCodePaper: {
      params: { ...pages.code.params, paper: 'cards.pdf' },
      otherParams: { ...pages.code.otherParams, paper: 'cards.pdf' },
    },
    getPageCodeSet: {
      params: { pageId: pages.page.id, file: 'cards.pdf' },
      otherParams: { pageId: pages.theirPage.id, file: 'cards.pdf' },
    },
    getOptInPageQr: {
      params: { pageId: pages.page.id, file: 'poster.pdf' },
      otherParams: { pageId: pages.theirPage.id, file: 'poster.pdf' },
    },
    deleteOptInPage: { params: { pageId: pages.closes.id }, otherParams: { pageId: pages.theirCloses.id } },
    restoreOptInPage: { params: { pageId: pages.closes.id }, otherParams: { pageId: pages.theirCloses.id } },
    readPreferences: { body: { token: 'x' } },
    choosePreferences: { body: { token: 'x', tagIds: [] } },
    confirmAddress: { body: { token: 'x' } },
    pauseMail: { body: { token: 'x', isPaused: true } },
    readOwnData: { body: { token: 'x' } },
    correctOwnData: { body: { token: 'x', values: {} } },
    eraseOwnData: { body: { token: 'x' } },
    requestNewAddress: { body: { token: 'x', email: 'amy@residents.example' } },
    readNewAddress: { body: { token: 'x' } },
    answerNewAddress: { body: { token: 'x', answer: 'stop' } },
    listMailings: {},
    getSubscriberOverview: { query: { since: visitedAt } },
    createMailing: {
      body: {
        campaignId: CAMPAIGN,
        kind: 'invitation',
        subject: 'Hello',
        text: 'Text',
        audience: { of: 'everybody' },
      },
    },
    previewMailing: {
      body: { campaignId: CAMPAIGN, kind: 'invitation', subject: 'Hello', text: 'Text' },
      otherBody: { campaignId: 'campaign_other', kind: 'invitation', subject: 'Hello', text: 'Text' },
    },
    testMailing: { body: { campaignId: CAMPAIGN, kind: 'invitation', subject: 'Hello', text: 'Text' } },
    countAudience: { body: { campaignId: CAMPAIGN, audience: { of: 'everybody' } } },
    getMailing: paramsOf(mailings.waiting),
    listDeliveries: paramsOf(mailings.waiting),
    exportDeliveries: paramsOf(mailings.waiting),
    resendMailing: paramsOf(mailings.undone),
    sampleMailing: paramsOf(mailings.waiting),
    updateMailing: {
      ...paramsOf(mailings.edited),
      body: { subject: 'Other', text: 'Text', audience: { of: 'everybody' }, revision: 1 },
    },
    deleteMailing: paramsOf(mailings.deleted),
    sendMailing: { ...paramsOf(mailings.sent), body: { revision: 1, sendAt: '2099-01-01T00:00:00.000Z' } },
    setAutomaticReminder: {
      ...paramsOf(mailings.waiting),
      body: { reminder: { afterDays: 7, subject: 'Hello', text: 'Text' } },
    },
    undoMailing: paramsOf(mailings.undone),
    pauseMailing: paramsOf(mailings.waiting),
    resumeMailing: paramsOf(mailings.waiting),
    cancelMailing: paramsOf(mailings.waiting),
    listNewsletters: {},
    createNewsletter: { body: { ...newsletterWords, audience: { of: 'everybody' } } },
    previewNewsletter: { body: newsletterWords },
    testNewsletter: { body: newsletterWords },
    countNewsletterAudience: { body: { audience: { of: 'everybody' } } },
    getNewsletter: newsletterParamsOf(newsletters.waiting),
    listNewsletterDeliveries: newsletterParamsOf(newsletters.waiting),
    exportNewsletterDeliveries: newsletterParamsOf(newsletters.waiting),
    resendNewsletter: newsletterParamsOf(newsletters.undone),
    sampleNewsletter: newsletterParamsOf(newsletters.waiting),
    setNewsletterArchive: { ...newsletterParamsOf(newsletters.waiting), body: { isPublic: true } },
    updateNewsletter: {
      ...newsletterParamsOf(newsletters.edited),
      body: { ...newsletterWords, audience: { of: 'everybody' }, revision: 1 },
    },
    deleteNewsletter: newsletterParamsOf(newsletters.deleted),
    sendNewsletter: {
      ...newsletterParamsOf(newsletters.sent),
      body: { revision: 1, sendAt: '2099-01-01T00:00:00.000Z' },
    },
    undoNewsletter: newsletterParamsOf(newsletters.undone),
    pauseNewsletter: newsletterParamsOf(newsletters.waiting),
    resumeNewsletter: newsletterParamsOf(newsletters.waiting),
    cancelNewsletter: newsletterParamsOf(newsletters.waiting),
    getMailHealth: {},
    startBounceTest: {},
    checkSenderDomain: {},
    takeMailEvents: {
      params: { form: 'generic' },
      body: { events: [] },
      headers: { authorization: `Bearer ${TEST_MAIL_EVENTS_SECRET}` },
    },
    claimCampaignAddresses: {
      params: { campaignId: CAMPAIGN },
      otherParams: { campaignId: 'campaign_other' },
      body: { addresses: ['harbour'], revision: 1 },
    },
    listMailingsOfCampaign: { params: { campaignId: CAMPAIGN }, otherParams: { campaignId: 'campaign_other' } },
    findSegment: { params: { segmentId: segment.id }, otherParams: { segmentId: theirSegment.id } },
    deleteSegment: { params: { segmentId: segment.id }, otherParams: { segmentId: theirSegment.id } },
  }),
});
