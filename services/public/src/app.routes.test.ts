import { type Operation, operations } from '@folkmoot/contracts';
import { createHearBackTokens, createSubscriberTokens } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, routeTableTests, type TestService } from '@folkmoot/service-kit/testing';
import { commitmentPageOperations } from './features/commitments';
import { consultationPageOperations } from './features/consultations';
import { hearBackPageOperations } from './features/hear-back';
import { newsletterPageOperations } from './features/newsletters';
import { pageOperations } from './features/pages';
import { ownDataPageOperations, preferencesPageOperations } from './features/preferences';
import { receiptOperations } from './features/receipts';
import { resultsPageOperations } from './features/results';
import { scanOperations } from './features/scans';
import { signupPageOperations } from './features/signups';
import { surveyPreviewOperations } from './features/survey-previews';
import {
  aCouncil,
  aPage,
  aSnapshot,
  aTag,
  type PublicTestService,
  publishCouncil,
  publishPage,
  publishSurvey,
  publishTag,
  SUBSCRIBER_KEY,
  startPublicService,
} from './testing/fixtures';
import { testBundle, testStatic } from './testing/release';

jest.mock('./integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

const declared: readonly Operation[] = [
  ...operations.filter(({ service }) => service === 'public'),
  ...commitmentPageOperations,
  ...hearBackPageOperations,
  ...consultationPageOperations,
  ...newsletterPageOperations,
  ...pageOperations,
  ...resultsPageOperations,
  ...scanOperations,
  ...signupPageOperations,
  ...preferencesPageOperations,
  ...ownDataPageOperations,
  ...receiptOperations,
  ...surveyPreviewOperations,
];

const token = createSubscriberTokens(SUBSCRIBER_KEY).preferences({ councilId: ownCouncil, subscriberId: 's1' });

const stopToken = createHearBackTokens(SUBSCRIBER_KEY).stop({
  councilId: ownCouncil,
  campaignId: `campaign_of_${ownCouncil}`,
  hearBackId: 'h1',
});

let files: Awaited<ReturnType<typeof testStatic>> | undefined;
afterAll(() => files?.remove());

routeTableTests({
  operations: declared,
  start: async () => {
    files = await testStatic();
    await files.release('one');
    const { staticDir, remotesFile } = files;
    return (await startPublicService({ staticDir, remotesFile })) as TestService<unknown>;
  },
  seed: async (started) => {
    const service = started as PublicTestService;
    for (const id of [ownCouncil, otherCouncil]) {
      const council = aCouncil({ id, slug: id.replace('_', '-') });
      await publishCouncil(service, council);
      await publishSurvey(service, aSnapshot({ id: `campaign_of_${id}`, councilId: id }));
      await publishTag(service, aTag({ id: `tag_of_${id}`, councilId: id }));
      await publishPage(service, aPage({ id: `page_of_${id}`, councilId: id, tagIds: [`tag_of_${id}`] }));
    }
  },
  rows: () => {
    const params = { campaignId: `campaign_of_${ownCouncil}` };
    const page = { params: { ...params, councilSlug: 'council-own' } };
    const signupPage = { params: { councilSlug: 'council-own', pageSlug: 'news' } };
    const link = { params: { token } };
    const hearBackLink = { params: { token: stopToken } };
    const preview = { params: { ...page.params, token: 'x' } };
    const form = { ...page, body: new URLSearchParams({ startToken: 'x' }) };
    return {
      getPublicSurvey: { params },
      tellAnswered: {},
      findAnswered: { body: { campaignId: params.campaignId, invitations: ['x'] } },
      submitResponse: { params, body: { startToken: 'x', answers: [{ questionId: 'q1', answer: 'Trees' }] } },
      getPublicFile: { params: { ...params, file: `${'a'.repeat(64)}.webp` } },
      getLogo: { params: { councilId: ownCouncil, file: `${'a'.repeat(64)}.png` } },
      getMailPicture: { params: { councilId: ownCouncil, file: `${'a'.repeat(64)}.png` } },
      resultsPage: page,
      getPublishedResults: { params },
      getPublishedFile: { params: { ...params, version: '1', file: 'responses.csv' } },
      commitmentsPage: { params: { councilSlug: 'council-own' } },
      listPublicCommitments: { params: { councilSlug: 'council-own' } },
      consultationsPage: { params: { councilSlug: 'council-own' } },
      consultationsFeed: { params: { councilSlug: 'council-own' } },
      consultationsPicture: { params: { councilSlug: 'council-own' } },
      sitemap: { params: { councilSlug: 'council-own' } },
      listConsultations: { params: { councilSlug: 'council-own' } },
      newsListPage: { params: { councilSlug: 'council-own' } },
      newsletterPage: { params: { councilSlug: 'council-own', newsletterId: 'newsletter_none' } },
      recordVisit: { params, body: { type: 'start', startToken: 'x' } },
      surveyPage: page,
      surveyForm: form,
      thankYouPage: page,
      privacyPage: page,
      surveyPreviewPage: preview,
      surveyPreviewForm: { ...preview, body: new URLSearchParams({ 'answer.q1': 'Trees' }) },
      surveyPreviewDonePage: preview,
      surveyPreviewPrivacyPage: preview,
      surveyPreviewFile: { params: { ...preview.params, file: `${'a'.repeat(64)}.webp` } },
      receiptPage: page,
      receiptForm: { ...page, body: new URLSearchParams({ receipt: 'x' }) },
      shortSurveyPage: { params },
      shortSurveyForm: { ...form, params },
      shortThankYouPage: { params },
      followQrCode: { params: { code: 'none' } },
      residentFile: { params: { file: 'client.one.js' } },
      getPublicOptInPage: signupPage,
      signUp: { ...signupPage, body: { data: { email: 'amy@residents.example' }, tagIds: [`tag_of_${ownCouncil}`] } },
      subscribeAfterSurvey: { params, body: { email: 'amy@residents.example', tagIds: [`tag_of_${ownCouncil}`] } },
      hearBack: { params, body: { email: 'amy@residents.example' } },
      stopHearBack: hearBackLink,
      confirmHearBackPage: hearBackLink,
      confirmHearBackForm: hearBackLink,
      stopHearBackPage: hearBackLink,
      stopHearBackForm: hearBackLink,
      stopHearBackAddress: hearBackLink,
      signupPage,
      signupForm: { ...signupPage, body: new URLSearchParams({ stamp: 'x' }) },
      signedUpPage: signupPage,
      promptPage: page,
      promptForm: { ...page, body: new URLSearchParams({ stamp: 'x' }) },
      promptDonePage: page,
      getPreferences: link,
      savePreferences: { ...link, body: { tagIds: [] } },
      unsubscribe: link,
      confirmSubscription: link,
      preferencesPage: link,
      preferencesForm: { ...link, body: new URLSearchParams({ topics: 'x' }) },
      confirmPage: link,
      confirmForm: link,
      unsubscribePage: link,
      unsubscribeForm: link,
      unsubscribeAddress: link,
      pauseForm: { ...link, body: new URLSearchParams({ answer: 'pause' }) },
      ownDataPage: link,
      ownDataForm: { ...link, body: new URLSearchParams({ 'detail.ward': 'East' }) },
      ownDataJson: link,
      ownDataFile: link,
      erasePage: link,
      eraseForm: link,
      addressPage: link,
      addressForm: { ...link, body: new URLSearchParams({ email: 'amy@residents.example' }) },
      newAddressPage: link,
      newAddressForm: { ...link, body: new URLSearchParams({ answer: 'stop' }) },
      shortAddress: { params: { code: 'x' } },
    };
  },
});
