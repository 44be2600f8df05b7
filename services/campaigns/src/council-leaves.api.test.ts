import { uploadQuestionImageOperation } from '@folkmoot/contracts';
import { eraseCouncil, exportOf, otherCouncil, ownCouncil, tracesOf, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from './testing/campaigns-service';
import { openCampaignWithQrCode, submit } from './testing/journey';
import { formOf, pngFile } from './testing/sample-files';

let service: TestCampaigns;
beforeEach(async () => {
  service = await startCampaigns();
  for (const [index, councilId] of [ownCouncil, otherCouncil].entries()) {
    const council = { contactEmail: `${councilId}@desk.example`, slug: `slug-${index}`, formerSlugs: [`was-${index}`] };
    await publishCouncil(service, councilId, council);
    const actor = userActor({ councilId });
    const campaign = await openCampaignWithQrCode(service, actor);
    await submit(service, campaign, { answers: [{ questionId: 'wish', answer: `Benches for ${councilId}` }] });
    const body = formOf({ bytes: await pngFile(20 + index, 20) });
    await service.call(uploadQuestionImageOperation, { as: actor, body });
  }
  await service.settled();
});
afterEach(() => service.stop());

describe('erasure and export of a council', () => {
  it('only the data of one council is deleted when it is erased, and the erasure is recorded (E-78)', async () => {
    const theirs = await tracesOf(service, otherCouncil);
    const before = await tracesOf(service, ownCouncil);
    expect(before).toEqual(
      expect.arrayContaining([
        'assets',
        'blobs.files',
        'campaigns',
        'qr_codes',
        'report_rollups',
        'responses',
        'surveys',
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
  it('the export contains all data of the exported council, without derived search data (E-50)', async () => {
    const files = await exportOf(service, ownCouncil);
    expect(files.responses).toContain(`Benches for ${ownCouncil}`);
    const filled = Object.keys(files).filter((kind) => files[kind] !== '');
    expect(filled).toEqual(
      expect.arrayContaining([
        'assets',
        'campaigns',
        'qr_codes',
        'report_rollups',
        'responses',
        'survey_versions',
        'surveys',
      ]),
    );
    const whole = Object.values(files).join('');
    expect(whole).not.toMatch(new RegExp(`${otherCouncil}|searchText`));
    expect(Object.keys(files)).not.toContain('council_copies');
  });
});
