import { linkAudienceOperation, operations, uploadQuestionImageOperation } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, routeTableTests, userActor } from '@folkmoot/service-kit/testing';
import { seedCampaignsOperation } from './features/seed';
import { startCampaigns, type TestCampaigns, tellOfCouncil } from './testing/campaigns-service';
import { keepFigures, seededRange } from './testing/isolation-seed';
import { openCampaignWithQrCode, submit } from './testing/journey';
import { formOf, pngFile } from './testing/sample-files';
import { startSegmentsServer } from './testing/segments-server';

// So that its tenant filters can be taken away, one by one.
jest.mock('@folkmoot/service-kit', () => ({
  ...jest.requireActual<object>('@folkmoot/service-kit'),
  councilCollection: jest.requireActual<{ mutableCouncilCollection: unknown }>('@folkmoot/service-kit/testing')
    .mutableCouncilCollection,
}));

const own = [...operations.filter(({ service }) => service === 'campaigns'), seedCampaignsOperation];

const delivery = {
  deliveryMethods: ['qr'],
  targetAudience: 'All Residents',
  frequency: 'once',
  targetResponses: 50,
  startDate: null,
  endDate: null,
};

let subscribers: Awaited<ReturnType<typeof startSegmentsServer>> | undefined;
afterAll(() => subscribers?.stop());

routeTableTests({
  operations: own,
  start: async () => {
    subscribers ??= await startSegmentsServer();
    return startCampaigns({ demoData: true, subscribersUrl: subscribers.url });
  },
  seed: async (started) => {
    const service = started as TestCampaigns;
    const seedOf = async (councilId: string) => {
      // So that one council's copy is not the other's.
      await tellOfCouncil(service, councilId, {
        slug: `slug-${councilId.replace('_', '-')}`,
        name: `Council ${councilId}`,
      });
      const campaign = await openCampaignWithQrCode(service, userActor({ councilId }));
      const { responseId } = await submit(service, campaign);
      await service.call(linkAudienceOperation, {
        as: userActor({ councilId }),
        body: { name: `Of ${councilId}`, segmentId: 's' },
      });
      await keepFigures(service, councilId, campaign.id);
      const body = formOf({ bytes: await pngFile(councilId.length, 20) });
      const uploaded = await service.call(uploadQuestionImageOperation, { as: userActor({ councilId }), body });
      const file = uploaded.body.imageUrl.split('/').at(-1) ?? '';
      return { campaignId: campaign.id, responseId, codeId: campaign.codeId, file };
    };
    return { own: await seedOf(ownCouncil), other: await seedOf(otherCouncil) };
  },
  rows: (seeds) => {
    const only = ({ campaignId = '' }: Readonly<Record<string, string>>) => ({ campaignId });
    const imageOf = ({ campaignId = '', codeId }: Readonly<Record<string, string>>) => ({
      campaignId,
      file: `${codeId}.png`,
    });
    const fileOf = { params: { file: seeds.own.file }, otherParams: { file: seeds.other.file } };
    const responseOf = ({ campaignId = '', responseId = '' }: Readonly<Record<string, string>>) => ({
      campaignId,
      responseId,
    });
    const questionOf = ({ campaignId = '' }: Readonly<Record<string, string>>) => ({ campaignId, questionId: 'wish' });
    const codeOf = ({ campaignId = '', codeId = '' }: Readonly<Record<string, string>>) => ({ campaignId, codeId });
    const code = { params: codeOf(seeds.own), otherParams: codeOf(seeds.other) };
    const one = { params: only(seeds.own), otherParams: only(seeds.other) };
    return {
      listCampaigns: { query: { q: 'park', status: 'active' } },
      createCampaign: { body: { title: 'New', description: 'Text' } },
      getCampaign: one,
      updateCampaign: { ...one, body: { title: 'Other', description: 'Text' } },
      deleteCampaign: one,
      listDeletedCampaigns: { query: { limit: 10 } },
      restoreCampaign: one,
      setCampaignStep: { ...one, body: { currentStep: 'review' } },
      saveDelivery: { ...one, body: delivery },
      previewRetention: { query: { days: 30 } },
      setRetention: { ...one, body: { retentionDays: 90 } },
      activateCampaign: one,
      pauseCampaign: one,
      resumeCampaign: one,
      unscheduleCampaign: one,
      reopenCampaign: one,
      completeCampaign: one,
      archiveCampaign: one,
      getSurvey: one,
      saveSurvey: {
        ...one,
        body: { title: 'T', questions: [{ id: 'a', type: 'text', title: 'Wish', required: false }] },
      },
      publishSurvey: one,
      getSurveyChanges: one,
      listSurveyVersions: { ...one, query: { limit: 10 } },
      listSurveys: { query: { q: 'park', limit: 10 } },
      listSurveyTemplates: {},
      duplicateCampaign: one,
      listQrCodes: one,
      getQrCodeImage: { params: imageOf(seeds.own), otherParams: imageOf(seeds.other) },
      createQrCode: { ...one, body: { label: 'Library door' } },
      updateQrCode: { ...code, body: { label: 'Town hall', isActive: true } },
      getQrCodePaper: {
        params: { ...code.params, paper: 'cards.pdf' },
        otherParams: { ...code.otherParams, paper: 'cards.pdf' },
      },
      listAudiences: {},
      linkAudience: { body: { name: 'All Residents', segmentId: null } },
      getOverview: {},
      getReport: { ...one, query: { from: '2026-01-01', to: '2026-12-31' } },
      listResponses: { ...one, query: { limit: 10 } },
      countAnswers: { ...one, query: { where: 'mood:4' } },
      listQuestions: one,
      listAnswers: {
        params: questionOf(seeds.own),
        otherParams: questionOf(seeds.other),
        query: { q: 'bench', limit: 10 },
      },
      setExclusion: {
        params: responseOf(seeds.own),
        otherParams: responseOf(seeds.other),
        body: { isExcluded: true, reason: 'Spam' },
      },
      startExport: { ...one, body: {} },
      exportResponses: { ...one, query: { from: '2026-01-01', to: '2026-12-31' } },
      listReports: { query: { from: '2026-01-01', to: '2026-12-31' } },
      exportReport: {
        params: { ...only(seeds.own), format: 'html' },
        otherParams: { ...only(seeds.other), format: 'html' },
        query: { round: '1' },
      },
      watchReportMaking: { ...one, query: { format: 'html' } },
      exportReports: { query: {} },
      recountReports: { body: { repair: false } },
      watchReport: one,
      getStorage: {},
      setupStorage: { body: { councilId: ownCouncil } },
      uploadIntroFile: {},
      uploadQuestionImage: {},
      analyseResponses: {
        body: {
          analysisType: 'themes',
          responses: [{ id: 'r', answers: [{ questionId: 'q', answer: 'More light' }] }],
        },
      },
      getAnalysisStatus: {},
      getInsights: { ...one, query: seededRange },
      clearInsights: one,
      cancelAnalysis: one,
      dismissAnalysis: { ...one, body: { jobId: 'run' } },
      getAsset: fileOf,
      fetchAsset: fileOf,
      eraseResponse: { body: { ...only(seeds.own), responseId: 'r', isOnItsWay: false } },
      seedCampaigns: { body: {} },
    };
  },
});
