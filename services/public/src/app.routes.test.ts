import { type Operation, operations } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, routeTableTests, type TestService } from '@folkmoot/service-kit/testing';
import { pageOperations } from './features/pages';
import {
  aCouncil,
  aSnapshot,
  type PublicTestService,
  startPublicService,
  tellCouncil,
  tellSurvey,
} from './testing/fixtures';
import { testBundle, testStatic } from './testing/release';

jest.mock('./module-import', () => ({ importModule: async () => testBundle() }));

const declared: readonly Operation[] = [...operations.filter(({ service }) => service === 'public'), ...pageOperations];

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
  seed: async (given) => {
    const service = given as PublicTestService;
    for (const id of [ownCouncil, otherCouncil]) {
      const council = aCouncil({ id, slug: id.replace('_', '-') });
      await tellCouncil(service, council);
      await tellSurvey(service, aSnapshot({ id: `campaign_of_${id}`, councilId: id }));
    }
  },
  rows: () => {
    const params = { campaignId: `campaign_of_${ownCouncil}` };
    const page = { params: { ...params, councilSlug: 'council-own' } };
    const form = { ...page, body: new URLSearchParams({ startToken: 'x' }) };
    return {
      getPublicSurvey: { params },
      submitResponse: { params, body: { startToken: 'x', answers: [{ questionId: 'q1', answer: 'Trees' }] } },
      getPublicFile: { params: { ...params, file: `${'a'.repeat(64)}.webp` } },
      recordVisit: { params, body: { type: 'start', startToken: 'x' } },
      surveyPage: page,
      surveyForm: form,
      thankYouPage: page,
      shortSurveyPage: { params },
      shortSurveyForm: { ...form, params },
      shortThankYouPage: { params },
      residentFile: { params: { file: 'client.one.js' } },
    };
  },
});
