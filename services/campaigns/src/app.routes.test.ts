import {
  addAnnotationOperation,
  addCommitmentOperation,
  addSurveyCommentOperation,
  addToQuestionBankOperation,
  createCodebookOperation,
  createSurveyPreviewLinkOperation,
  excludeResponsesOperation,
  importAnswersOperation,
  linkAudienceOperation,
  listSavedDraftsOperation,
  operations,
  uploadPostcodesOperation,
  uploadQuestionImageOperation,
} from '@folkmoot/contracts';
import { blobKey, hashOf } from '@folkmoot/service-kit';
import { createGridFsBlobs, otherCouncil, ownCouncil, routeTableTests, userActor } from '@folkmoot/service-kit/testing';
import { evidenceFolder, newEvidence } from './entities/evidence';
import { seedCampaignsOperation } from './features/seed';
import { endedSeries } from './testing/answer-imports';
import { publishCouncil, startCampaigns, type TestCampaigns } from './testing/campaigns-service';
import { repositoriesOf } from './testing/contexts';
import { isolationProbes, keepFigures, seededRange } from './testing/isolation-seed';
import { openCampaignWithQrCode, submit } from './testing/journey';
import { publicationChoice } from './testing/publications';
import { answersFile, formOf, pngFile, questionsFile, translationsFile } from './testing/sample-files';
import { startSegmentsServer } from './testing/segments-server';

/** The id of a complete evidence pack. No job runs here that would make one. */
const keptEvidence = async (service: TestCampaigns, councilId: string, campaignId: string): Promise<string> => {
  const now = service.clock.now();
  const zip = Buffer.from(`Of ${councilId}`);
  const hash = hashOf(zip);
  await createGridFsBlobs(service.connection).put(blobKey(evidenceFolder(councilId), hash), zip, 'application/zip');
  const pack = newEvidence({ id: `evidence-${councilId}`, campaignId }, now);
  const complete = { ...pack, state: 'done' as const, dueAt: null, finishedAt: now, hash, bytes: zip.length };
  const { id } = await repositoriesOf(service, userActor({ councilId })).evidence.add(complete);
  return id;
};

// The isolation test removes its tenant filters one by one.
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

const bankedQuestions = { name: 'Park', questions: [{ type: 'text', title: 'Wish' }] };

const toolCall = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_campaigns', arguments: {} } };

const visitedAt = new Date(Date.now() - 86_400_000).toISOString();

let subscribers: Awaited<ReturnType<typeof startSegmentsServer>> | undefined;
afterAll(() => subscribers?.stop());

routeTableTests({
  probes: isolationProbes,
  sampledFilters: ['campaigns', 'council_places'],
  operations: own,
  start: async () => {
    subscribers ??= await startSegmentsServer();
    return startCampaigns({ demoData: true, subscribersUrl: subscribers.url });
  },
  seed: async (started) => {
    const service = started as TestCampaigns;
    const seedOf = async (councilId: string) => {
      // Makes the copies of the two councils differ.
      await publishCouncil(service, councilId, {
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
      const as = userActor({ councilId });
      const history = await service.call(listSavedDraftsOperation, { as, params: { campaignId: campaign.id } });
      const draftId = history.body.items[0]?.id ?? '';
      const comment = await service.call(addSurveyCommentOperation, {
        as,
        params: { campaignId: campaign.id },
        body: { questionId: 'wish', text: `Of ${councilId}` },
      });
      const annotation = await service.call(addAnnotationOperation, {
        as,
        params: { campaignId: campaign.id },
        body: { day: '2026-03-02', text: `Of ${councilId}` },
      });
      const commitment = await service.call(addCommitmentOperation, {
        as,
        params: { campaignId: campaign.id },
        body: { sentence: `Of ${councilId}`, response: 'planned' },
      });
      const batch = await service.call(excludeResponsesOperation, {
        as,
        params: { campaignId: campaign.id },
        body: { isExcluded: true, reason: 'Nobody', selection: { ids: ['nobody'] } },
      });
      const series = await service.call(importAnswersOperation, {
        as,
        params: { campaignId: campaign.id },
        query: {},
        body: answersFile(`Paper of ${councilId}`),
      });
      await endedSeries(service, campaign.id, as);
      const link = await service.call(createSurveyPreviewLinkOperation, {
        as,
        params: { campaignId: campaign.id },
        body: { days: 7 },
      });
      const banked = await service.call(addToQuestionBankOperation, {
        as,
        body: { ...bankedQuestions, name: `Of ${councilId}` },
      });
      const codebook = await service.call(createCodebookOperation, {
        as,
        body: { name: `Of ${councilId}`, themes: [{ name: 'Paths', definition: '', examples: [] }] },
      });
      const place = await service.call(uploadPostcodesOperation, {
        as,
        body: formOf({ bytes: Buffer.from('postcode,ward\nM1 1AE,Castle\n'), name: `${councilId}.csv` }),
      });
      return {
        placeId: place.body.id,
        itemId: banked.body.id,
        codebookId: codebook.body.id,
        themeId: codebook.body.themes[0]?.id ?? '',
        token: link.body.url.split('/').at(-1) ?? '',
        campaignId: campaign.id,
        waveId: `wave-${councilId}`,
        evidenceId: await keptEvidence(service, councilId, campaign.id),
        draftId,
        commentId: comment.body.id,
        annotationId: annotation.body.id ?? '',
        commitmentId: commitment.body.id,
        batchId: batch.body.id,
        seriesId: series.body.series?.id ?? '',
        responseId,
        codeId: campaign.codeId,
        file,
      };
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
    const draftOf = ({ campaignId = '', draftId = '' }: Readonly<Record<string, string>>) => ({ campaignId, draftId });
    const commentOf = ({ campaignId = '', commentId = '' }: Readonly<Record<string, string>>) => ({
      campaignId,
      commentId,
    });
    const annotationOf = ({ campaignId = '', annotationId = '' }: Readonly<Record<string, string>>) => ({
      campaignId,
      annotationId,
    });
    const commitmentOf = ({ campaignId = '', commitmentId = '' }: Readonly<Record<string, string>>) => ({
      campaignId,
      commitmentId,
    });
    const batchOf = ({ campaignId = '', batchId = '' }: Readonly<Record<string, string>>) => ({ campaignId, batchId });
    const previewOf = ({ campaignId = '', token = '' }: Readonly<Record<string, string>>) => ({ campaignId, token });
    const seriesOf = ({ campaignId = '', seriesId = '' }: Readonly<Record<string, string>>) => ({
      campaignId,
      seriesId,
    });
    const bookOf = ({ codebookId = '' }: Readonly<Record<string, string>>) => ({ codebookId });
    const ofCodebook = { params: bookOf(seeds.own), otherParams: bookOf(seeds.other) };
    const theme = { name: 'Lamps', definition: 'Light at night', examples: ['It is dark'] };
    const code = { params: codeOf(seeds.own), otherParams: codeOf(seeds.other) };
    const translationOf = (campaign: Readonly<Record<string, string>>) => ({ ...only(campaign), language: 'pl' });
    const ofTranslation = { params: translationOf(seeds.own), otherParams: translationOf(seeds.other) };
    const waveOf = ({ campaignId = '', waveId = '' }: Readonly<Record<string, string>>) => ({ campaignId, waveId });
    const ofWave = { params: waveOf(seeds.own), otherParams: waveOf(seeds.other) };
    const evidenceOf = ({ campaignId = '', evidenceId = '' }: Readonly<Record<string, string>>) => ({
      campaignId,
      evidenceId,
    });
    const ofEvidence = { params: evidenceOf(seeds.own), otherParams: evidenceOf(seeds.other) };
    const versionOf = (seed: Readonly<Record<string, string>>) => ({ ...only(seed), version: '1' });
    const ofVersion = { params: versionOf(seeds.own), otherParams: versionOf(seeds.other) };
    const publishedFileOf = (seed: Readonly<Record<string, string>>) => ({ ...versionOf(seed), file: 'responses.csv' });
    const ofCampaign = { params: only(seeds.own), otherParams: only(seeds.other) };
    return {
      listAnswerSeries: ofCampaign,
      importAnswers: { ...ofCampaign, body: answersFile('Again'), query: { again: 'true' } },
      deleteAnswerSeries: { params: seriesOf(seeds.own), otherParams: seriesOf(seeds.other) },
      listCampaigns: { query: { q: 'park', status: 'active' } },
      countCampaigns: { query: { q: 'park' } },
      createCampaign: { body: { title: 'New', description: 'Text' } },
      getCampaign: ofCampaign,
      updateCampaign: { ...ofCampaign, body: { title: 'Other', description: 'Text' } },
      deleteCampaign: ofCampaign,
      listDeletedCampaigns: { query: { limit: 10 } },
      restoreCampaign: ofCampaign,
      setCampaignStep: { ...ofCampaign, body: { currentStep: 'review' } },
      saveDelivery: { ...ofCampaign, body: delivery },
      previewRetention: { query: { days: 30 } },
      setCampaignShortName: { ...ofCampaign, body: { shortName: 'harbour' } },
      setRetention: { ...ofCampaign, body: { retentionDays: 90 } },
      activateCampaign: ofCampaign,
      pauseCampaign: ofCampaign,
      resumeCampaign: ofCampaign,
      unscheduleCampaign: ofCampaign,
      reopenCampaign: ofCampaign,
      completeCampaign: ofCampaign,
      archiveCampaign: ofCampaign,
      unarchiveCampaign: ofCampaign,
      getSurvey: ofCampaign,
      saveSurvey: {
        ...ofCampaign,
        body: { title: 'T', questions: [{ id: 'a', type: 'text', title: 'Wish', required: false }] },
      },
      downloadSurvey: ofCampaign,
      importSurvey: { ...ofCampaign, body: questionsFile() },
      exportTranslations: ofTranslation,
      importTranslations: { ...ofTranslation, body: translationsFile() },
      publishSurvey: ofCampaign,
      getSurveyChanges: ofCampaign,
      notePresence: { ...ofCampaign, body: { questionId: 'wish' }, compares: 'answer' },
      endPresence: ofCampaign,
      listSurveyComments: ofCampaign,
      addSurveyComment: { ...ofCampaign, body: { questionId: 'wish', text: 'Too long?', mentions: ['somebody'] } },
      resolveSurveyComment: {
        params: commentOf(seeds.own),
        otherParams: commentOf(seeds.other),
        body: { isResolved: true },
      },
      deleteSurveyComment: { params: commentOf(seeds.own), otherParams: commentOf(seeds.other) },
      listAnnotations: ofCampaign,
      addAnnotation: { ...ofCampaign, body: { day: '2026-03-02', text: 'Poster at the library' } },
      deleteAnnotation: { params: annotationOf(seeds.own), otherParams: annotationOf(seeds.other) },
      getWeighting: ofCampaign,
      saveWeighting: { ...ofCampaign, body: { isOn: true, dimensionIds: ['area'], trim: { low: 0.3, high: 3 } } },
      listCommitments: ofCampaign,
      listCommitmentThemes: ofCampaign,
      addCommitment: { ...ofCampaign, body: { sentence: 'More benches', response: 'planned' } },
      changeCommitment: { ...ofCampaign, body: { id: seeds.own.commitmentId, revision: 1, owner: 'Parks' } },
      deleteCommitment: { params: commitmentOf(seeds.own), otherParams: commitmentOf(seeds.other) },
      getPublication: ofCampaign,
      putPublication: { ...ofCampaign, body: publicationChoice },
      previewPublication: ofCampaign,
      publishVersion: { ...ofCampaign, body: { note: '' } },
      withdrawVersion: { ...ofVersion, body: { reason: 'Wrong' } },
      fetchPublishedFile: { params: publishedFileOf(seeds.own), otherParams: publishedFileOf(seeds.other) },
      exportIntegrityStatement: ofCampaign,
      listEvidence: ofCampaign,
      startEvidence: ofCampaign,
      getEvidence: ofEvidence,
      cancelEvidence: ofEvidence,
      evidenceFile: ofEvidence,
      getEvidenceKeys: {},
      rotateEvidenceKey: {},
      getIntegrity: ofCampaign,
      getWave: ofWave,
      listWaveResponses: { ...ofWave, query: { limit: 10 } },
      decideWave: { ...ofWave, body: { decision: 'kept', reason: 'People' } },
      setIntegrityLevel: { ...ofCampaign, body: { level: 'normal' } },
      startIntegrityAnalysis: ofCampaign,
      excludeResponses: {
        ...ofCampaign,
        body: { isExcluded: true, reason: 'A program', selection: { filter: { mark: 'any' } } },
      },
      continueExclusion: { params: batchOf(seeds.own), otherParams: batchOf(seeds.other) },
      getSurveyPreviewLink: ofCampaign,
      createSurveyPreviewLink: { ...ofCampaign, body: { days: 7 } },
      revokeSurveyPreviewLink: ofCampaign,
      readPreviewedSurvey: { body: previewOf(seeds.own) },
      fetchPreviewedFile: {
        params: { ...previewOf(seeds.own), file: seeds.own.file },
        otherParams: { ...previewOf(seeds.other), file: seeds.other.file },
      },
      listSavedDrafts: ofCampaign,
      getSavedDraft: { params: draftOf(seeds.own), otherParams: draftOf(seeds.other) },
      restoreSavedDraft: { params: draftOf(seeds.own), otherParams: draftOf(seeds.other), body: { revision: 3 } },
      listSurveyVersions: { ...ofCampaign, query: { limit: 10 } },
      listSurveys: { query: { q: 'park', limit: 10 } },
      listSurveyTemplates: {},
      duplicateCampaign: ofCampaign,
      listQrCodes: ofCampaign,
      getQrCodeImage: { params: imageOf(seeds.own), otherParams: imageOf(seeds.other) },
      createQrCode: { ...ofCampaign, body: { label: 'Library door' } },
      updateQrCode: { ...code, body: { label: 'Town hall', isActive: true } },
      getQrCodePaper: {
        params: { ...code.params, paper: 'cards.pdf' },
        otherParams: { ...code.otherParams, paper: 'cards.pdf' },
      },
      getQrCodeSet: {
        params: { ...ofCampaign.params, file: 'cards.pdf' },
        otherParams: { ...ofCampaign.otherParams, file: 'cards.pdf' },
      },
      listAudiences: {},
      linkAudience: { body: { name: 'All Residents', segmentId: null } },
      getOverview: { query: { since: visitedAt } },
      getReport: { ...ofCampaign, query: { from: '2026-01-01', to: '2026-12-31' } },
      getRepresentativeness: { ...ofCampaign, query: { round: '1' } },
      listResponses: { ...ofCampaign, query: { limit: 10 } },
      countAnswers: { ...ofCampaign, query: { where: 'mood:4' } },
      listQuestions: ofCampaign,
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
      startExport: { ...ofCampaign, body: {} },
      exportResponses: { ...ofCampaign, query: { from: '2026-01-01', to: '2026-12-31' } },
      exportResponsesFile: {
        params: { ...only(seeds.own), format: 'jsonl' },
        otherParams: { ...only(seeds.other), format: 'jsonl' },
      },
      listReports: { query: { from: '2026-01-01', to: '2026-12-31' } },
      exportReport: {
        params: { ...only(seeds.own), format: 'html' },
        otherParams: { ...only(seeds.other), format: 'html' },
        query: { round: '1' },
      },
      watchReportMaking: { ...ofCampaign, query: { format: 'html' } },
      getReportLayout: ofCampaign,
      saveReportLayout: {
        ...ofCampaign,
        body: {
          revision: 0,
          title: 'Ours',
          language: 'en',
          filter: { from: null, to: null, round: null, where: '' },
          blocks: [{ kind: 'cover', id: 'cover' }],
        },
      },
      previewReportLayout: ofCampaign,
      getReportTemplate: {},
      saveReportTemplate: { body: { revision: 0, language: 'en', blocks: [{ kind: 'cover', id: 'cover' }] } },
      getReportChart: {
        params: { ...only(seeds.own), questionId: 'mood' },
        otherParams: { ...only(seeds.other), questionId: 'mood' },
        query: { format: 'svg' },
      },
      exportReports: { query: {} },
      recountReports: { body: { repair: false } },
      watchReport: ofCampaign,
      getStorage: {},
      setupStorage: { body: { councilId: ownCouncil } },
      uploadIntroFile: {},
      uploadMailPicture: {},
      uploadQuestionImage: {},
      analyseResponses: {
        body: {
          analysisType: 'themes',
          responses: [{ id: 'r', answers: [{ questionId: 'q', answer: 'More light' }] }],
        },
      },
      getAnalysisStatus: {},
      getInsights: { ...ofCampaign, query: seededRange },
      clearInsights: ofCampaign,
      cancelAnalysis: ofCampaign,
      dismissAnalysis: { ...ofCampaign, body: { jobId: 'run' } },
      listComments: { ...ofCampaign, query: { limit: 10 } },
      labelComments: { ...ofCampaign, body: { changes: [{ id: `${seeds.own.responseId}:wish`, isReviewed: true }] } },
      getCommentFigures: { ...ofCampaign, query: { per: 'question' } },
      getCommentPlan: ofCampaign,
      updateCommentPlan: {
        ...ofCampaign,
        body: { kinds: [{ questionId: 'wish', kind: 'opinion' }], codebookId: seeds.own.codebookId ?? '' },
      },
      proposeThemes: { ...ofCampaign, body: { by: 'built_in' } },
      getLabelSample: ofCampaign,
      createLabelSample: { ...ofCampaign, body: { size: 20 } },
      listSampleComments: ofCampaign,
      labelSampleComment: {
        params: { ...only(seeds.own), commentId: `${seeds.own.responseId}:wish` },
        otherParams: { ...only(seeds.other), commentId: `${seeds.other.responseId}:wish` },
        body: { sampleId: 'sample', sentiment: 'neutral', themes: [] },
      },
      getRedactionReview: ofCampaign,
      startRedactionReview: { ...ofCampaign, body: { questionIds: ['wish'] } },
      listRedactions: ofCampaign,
      claimRedactions: { ...ofCampaign, body: {} },
      decideRedaction: {
        params: { ...only(seeds.own), responseId: seeds.own.responseId, questionId: 'wish' },
        otherParams: { ...only(seeds.other), responseId: seeds.other.responseId, questionId: 'wish' },
        body: { decision: 'accept', revision: 1 },
      },
      estimateLabelling: { ...ofCampaign, query: { scope: 'all' } },
      startLabelling: { ...ofCampaign, body: { scope: 'all' } },
      cancelLabelling: ofCampaign,
      listCodebooks: {},
      createCodebook: { body: { name: 'Streets', themes: [theme] } },
      getCodebook: ofCodebook,
      updateCodebook: { ...ofCodebook, body: { revision: 1, name: 'Roads', themes: [theme] } },
      mergeThemes: {
        ...ofCodebook,
        body: { revision: 1, from: seeds.own.themeId ?? '', into: seeds.own.themeId ?? '' },
      },
      splitTheme: { ...ofCodebook, body: { revision: 1, themeId: seeds.own.themeId ?? '', into: [theme, theme] } },
      deleteCodebook: ofCodebook,
      listCouncilPlaces: {},
      uploadOutline: { body: formOf({ bytes: Buffer.from('{}'), name: 'a.json' }) },
      uploadPlan: { body: formOf({ bytes: Buffer.from('x'), name: 'a.png' }) },
      uploadPostcodes: { body: formOf({ bytes: Buffer.from('x'), name: 'a.csv' }) },
      useCouncilPlace: { params: { placeId: seeds.own.placeId }, otherParams: { placeId: seeds.other.placeId } },
      deleteCouncilPlace: { params: { placeId: seeds.own.placeId }, otherParams: { placeId: seeds.other.placeId } },
      listQuestionBank: {},
      addToQuestionBank: { body: bankedQuestions },
      callMcp: { body: toolCall, headers: { accept: 'application/json, text/event-stream' } },
      deleteFromQuestionBank: { params: { itemId: seeds.own.itemId }, otherParams: { itemId: seeds.other.itemId } },
      getAsset: fileOf,
      fetchAsset: fileOf,
      eraseResponse: { body: { ...only(seeds.own), responseId: 'r', isOnItsWay: false } },
      seedCampaigns: { body: {} },
    };
  },
});
