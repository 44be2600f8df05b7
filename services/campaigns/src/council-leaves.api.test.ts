import {
  type Actor,
  addCommitmentOperation,
  addToQuestionBankOperation,
  getIntegrityOperation,
  getPublicationOperation,
  publishVersionOperation,
  putPublicationOperation,
  saveSurveyOperation,
  startIntegrityAnalysisOperation,
  uploadIntroFileOperation,
  uploadOutlineOperation,
  uploadPostcodesOperation,
  uploadQuestionImageOperation,
  useCouncilPlaceOperation as usePlaceOperation,
} from '@folkmoot/contracts';
import {
  eraseCouncil,
  exportOf,
  otherCouncil,
  ownCouncil,
  tracesOf,
  until,
  userActor,
} from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from './testing/campaigns-service';
import { seedWave } from './testing/isolation-seed';
import { openCampaignWithQrCode, submit } from './testing/journey';
import { publicationChoice } from './testing/publications';
import { formOf, pdfFile, pngFile } from './testing/sample-files';

const COMPARED_MS = 60_000;

const outlineOf = (name: string) => {
  const ring = [0, 0.1, 0.1, 0].map((x, index) => [x, index === 2 ? 51.1 : 51]);
  const geometry = { type: 'Polygon', coordinates: [[...ring.slice(0, 3), ring[0]]] };
  return Buffer.from(
    JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: { name }, geometry }] }),
  );
};

/** Uploads an outline, a table of postcodes and a document of a language, and saves a question in the bank. */
const keepMore = async (service: TestCampaigns, as: Actor, councilId: string, campaignId: string) => {
  const outline = { bytes: outlineOf(`Ward of ${councilId}`), name: 'wards.geojson' };
  const table = { bytes: Buffer.from(`postcode,ward\nSW1A 1AA,Ward of ${councilId}\n`), name: 'wards.csv' };
  const places = [
    await service.call(uploadOutlineOperation, { as, body: formOf(outline) }),
    await service.call(uploadPostcodesOperation, { as, query: {}, body: formOf(table) }),
  ];
  for (const { body } of places)
    expect((await service.call(usePlaceOperation, { as, params: { placeId: body.id } })).status).toBe(200);
  const questions = [{ type: 'text' as const, title: `Banked by ${councilId}`, required: false }];
  expect((await service.call(addToQuestionBankOperation, { as, body: { name: 'Bank', questions } })).status).toBe(201);
  const document = { bytes: pdfFile(`% ${councilId}`), name: `cynllun-${councilId}.pdf` };
  const params = { campaignId };
  const introFile = (await service.call(uploadIntroFileOperation, { as, params, body: formOf(document) })).body;
  const body = { title: 'Park', questions, translations: { cy: { title: 'Y parc' } }, introFiles: { cy: introFile } };
  expect((await service.call(saveSurveyOperation, { as, params, body })).status).toBe(200);
};

/** Compares the responses of a campaign, so that it has a key and traces. */
const compareResponses = async (service: TestCampaigns, as: Actor, campaignId: string) => {
  const params = { campaignId };
  expect((await service.call(startIntegrityAnalysisOperation, { as, params })).status).toBe(202);
  const isDone = async () => (await service.call(getIntegrityOperation, { as, params })).body.analysis.state === 'done';
  await until(isDone, COMPARED_MS);
};

/** Publishes the results of a campaign. */
const publishResults = async (service: TestCampaigns, as: Actor, campaignId: string) => {
  const call = { as, params: { campaignId } };
  const chosen = await service.call(putPublicationOperation, { ...call, body: publicationChoice });
  expect(chosen.status).toBe(200);
  expect((await service.call(publishVersionOperation, { ...call, body: {} })).status).toBe(201);
  const isPublic = async () => (await service.call(getPublicationOperation, call)).body.current === 1;
  await until(isPublic, COMPARED_MS);
};

let service: TestCampaigns;
beforeAll(async () => {
  service = await startCampaigns();
  for (const [index, councilId] of [ownCouncil, otherCouncil].entries()) {
    const council = { contactEmail: `${councilId}@desk.example`, slug: `slug-${index}`, formerSlugs: [`was-${index}`] };
    await publishCouncil(service, councilId, council);
    const actor = userActor({ councilId });
    const campaign = await openCampaignWithQrCode(service, actor);
    await submit(service, campaign, { answers: [{ questionId: 'wish', answer: `Benches for ${councilId}` }] });
    const body = formOf({ bytes: await pngFile(20 + index, 20) });
    await service.call(uploadQuestionImageOperation, { as: actor, body });
    if (councilId === ownCouncil) await keepMore(service, actor, councilId, campaign.id);
    const commitment = { sentence: `Said to ${councilId}`, response: 'planned' as const };
    const params = { campaignId: campaign.id };
    await service.call(addCommitmentOperation, { as: actor, params, body: commitment });
    await service.settled();
    await compareResponses(service, actor, campaign.id);
    await seedWave(service, councilId, campaign.id);
    await publishResults(service, actor, campaign.id);
  }
  await service.settled();
});
afterAll(() => service.stop());

describe('erasure and export of a council', () => {
  it('the export contains all data of the exported council, without derived search data (E-50)', async () => {
    const files = await exportOf(service, ownCouncil);
    expect(files.responses).toContain(`Benches for ${ownCouncil}`);
    const filled = Object.keys(files).filter((kind) => files[kind] !== '');
    expect(filled).toEqual(
      expect.arrayContaining([
        'assets',
        'banked_questions',
        'campaigns',
        'commitments',
        'council_places',
        'publication_files',
        'publication_versions',
        'publications',
        'qr_codes',
        'report_rollups',
        'responses',
        'survey_versions',
        'surveys',
        'waves',
      ]),
    );
    expect(files.banked_questions).toContain(`Banked by ${ownCouncil}`);
    expect(files.commitments).toContain(`Said to ${ownCouncil}`);
    expect(files.council_places).toContain(`Ward of ${ownCouncil}`);
    expect(files.surveys).toContain(`cynllun-${ownCouncil}.pdf`);
    // The picture, the outline, the table and the document themselves.
    const names = (files.files ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).name.split('.').at(-1));
    expect(names.sort()).toEqual(['csv', 'json', 'pdf', 'webp']);
    // Which responses are in which wave, and how many, follows from the responses.
    expect(filled.filter((kind) => kind.startsWith('wave_'))).toEqual([]);
    // The key of the comparison never leaves, and traces mean nothing without it.
    expect(files.integrity).toContain('analysedAt');
    expect(files.integrity).not.toMatch(/"(key|shape)"/);
    expect(Object.keys(files)).not.toContain('response_traces');
    const whole = Object.values(files).join('');
    expect(whole).not.toMatch(new RegExp(`${otherCouncil}|searchText`));
    expect(Object.keys(files)).not.toContain('council_copies');
  });
  it('only the data of one council is deleted when it is erased, and the erasure is recorded (E-78)', async () => {
    const theirs = await tracesOf(service, otherCouncil);
    const before = await tracesOf(service, ownCouncil);
    expect(before).toEqual(
      expect.arrayContaining([
        'assets',
        'banked_questions',
        'blobs.files',
        'campaigns',
        'commitments',
        'council_places',
        'integrity',
        'publication_files',
        'publication_versions',
        'publications',
        'qr_codes',
        'report_rollups',
        'response_traces',
        'responses',
        'surveys',
        'wave_members',
        'wave_sums',
        'waves',
      ]),
    );
    await eraseCouncil(service, ownCouncil);
    expect(await tracesOf(service, ownCouncil)).toEqual(['council_copies']);
    for (const text of [`${ownCouncil}@desk`, 'slug-0', 'was-0']) expect(await tracesOf(service, text)).toEqual([]);
    expect(await tracesOf(service, otherCouncil)).toEqual(theirs);
    // A late event must not restore data.
    await publishCouncil(service, ownCouncil, { revision: 50, contactEmail: `${ownCouncil}@desk.example` });
    expect(await tracesOf(service, `${ownCouncil}@desk`)).toEqual([]);
  }, 30_000);
});
