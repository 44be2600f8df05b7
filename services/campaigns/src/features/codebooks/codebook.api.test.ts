import {
  type Campaign,
  type Codebook,
  createCodebookOperation,
  deleteCodebookOperation,
  getCodebookOperation,
  getCommentFiguresOperation,
  getCommentPlanOperation,
  labelCommentsOperation,
  listCodebooksOperation,
  listCommentsOperation,
  mergeThemesOperation,
  splitThemeOperation,
  updateCodebookOperation,
  updateCommentPlanOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startWakingCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { openCampaign, submit } from '../../testing/journey';

const as = userActor();
const theirs = userActor({ councilId: otherCouncil });
const READ_WITHIN_MS = 30_000;
const theme = (name: string, ...examples: string[]) => ({ name, definition: '', examples });

let service: TestCampaigns;
beforeAll(async () => {
  service = await startWakingCampaigns();
  await publishCouncil(service, ownCouncil);
  await publishCouncil(service, otherCouncil);
});
afterAll(() => service.stop());

const create = async (...themes: ReturnType<typeof theme>[]): Promise<Codebook> => {
  const made = await service.call(createCodebookOperation, { as, body: { name: 'Parks', themes } });
  expect(made.status).toBe(201);
  return made.body;
};
const planOf = async ({ id: campaignId }: Campaign) =>
  (await service.call(getCommentPlanOperation, { as, params: { campaignId } })).body;
const read = (campaign: Campaign) => until(async () => (await planOf(campaign)).run?.state === 'done', READ_WITHIN_MS);
const campaignWith = async ({ id: codebookId }: Codebook, ...wishes: string[]): Promise<Campaign> => {
  const campaign = await openCampaign(service, as, [
    { id: 'wish', type: 'textarea', title: 'What would you change?', required: false },
  ]);
  for (const answer of wishes) await submit(service, campaign, { answers: [{ questionId: 'wish', answer }] });
  const params = { campaignId: campaign.id };
  await service.call(updateCommentPlanOperation, { as, params, body: { kinds: [], codebookId } });
  await read(campaign);
  return campaign;
};
const listOf = async ({ id: campaignId }: Campaign, query: Readonly<Record<string, string>> = {}) =>
  (await service.call(listCommentsOperation, { as, params: { campaignId }, query })).body.items;
const themesOf = async ({ id: campaignId }: Campaign) => {
  const { body } = await service.call(getCommentFiguresOperation, { as, params: { campaignId }, query: {} });
  return Object.fromEntries(body.themes.map(({ id, comments }) => [id, comments]));
};
const idOf = ({ themes }: Codebook, name: string): string => themes.find((each) => each.name === name)?.id ?? '';

describe('codebooks', () => {
  it('campaigns count by the themes of their codebook, and merging rewrites the comments of all of them', async () => {
    const book = await create(theme('Lamps', 'broken lamps'), theme('Lights', 'street lights'), theme('Bins'));
    const [lamps, lights, bins] = book.themes.map(({ id }) => id) as [string, string, string];
    const first = await campaignWith(book, 'Please repair the lamps.', 'The bins are full.');
    const second = await campaignWith(book, 'More street lights please.');
    expect(await themesOf(first)).toEqual({ [lamps]: 1, [lights]: 0, [bins]: 1 });
    const [comment] = await listOf(second);
    expect(comment?.themes).toMatchObject([{ id: lights, by: 'built_in' }]);
    expect(comment?.text).toContain(comment?.themes[0]?.words[0] ?? 'none');

    const params = { codebookId: book.id };
    const body = { revision: book.revision, from: lights, into: lamps };
    const merged = await service.call(mergeThemesOperation, { as, params, body });
    expect(merged.body.themes.map(({ name }) => name)).toEqual(['Lamps', 'Bins']);
    expect((await service.call(mergeThemesOperation, { as, params, body })).body).toMatchObject({
      code: 'stale_revision',
    });
    // The figures are right before the reading has written the theme into the comments.
    expect(await themesOf(second)).toEqual({ [lamps]: 1, [bins]: 0 });
    expect(await listOf(second, { theme: lamps })).toHaveLength(1);
    await Promise.all([read(first), read(second)]);
    const stored = await service.connection.collection('responses').find({ campaignId: second.id }).toArray();
    expect(JSON.stringify(stored)).not.toContain(lights);
  });

  it('a person’s themes survive a split, and comments that fit no part keep the first one', async () => {
    const book = await create(theme('Paths', 'paths'));
    const paths = idOf(book, 'Paths');
    const campaign = await campaignWith(
      book,
      'The paths by the weir are muddy.',
      'The paths are full of dog mess.',
      'Paths!',
    );
    const [other] = await listOf(campaign, { words: 'muddy' });
    const label = { id: other?.id ?? '', removeThemes: [paths] };
    await service.call(labelCommentsOperation, { as, params: { campaignId: campaign.id }, body: { changes: [label] } });
    expect(await themesOf(campaign)).toEqual({ [paths]: 2 });
    const params = { codebookId: book.id };
    const into = [theme('Mud', 'muddy'), theme('Dog mess')];
    const split = await service.call(splitThemeOperation, { as, params, body: { revision: 1, themeId: paths, into } });
    expect(split.body.themes.map(({ name }) => name)).toEqual(['Mud', 'Dog mess']);
    await read(campaign);
    const mess = idOf(split.body, 'Dog mess');
    // "Paths!" keeps the first part; the person removed it from the comment about mud.
    expect(await themesOf(campaign)).toEqual({ [paths]: 1, [mess]: 1 });
  });

  it('themes are renamed, ordered and removed, ids from outside are refused, and a used codebook stays', async () => {
    const book = await create(theme('Dogs', 'dogs'), theme('Cats', 'cats'));
    const campaign = await campaignWith(book, 'There are too many dogs here.', 'There are too many cats here.');
    const [dogs, cats] = book.themes;
    const params = { codebookId: book.id };
    const save = (themes: readonly object[], revision: number) =>
      service.call(updateCodebookOperation, {
        as,
        params,
        body: { revision, name: 'Animals', themes: themes as never },
      });
    expect((await save([{ ...theme('Foxes'), id: 'invented' }], 1)).body).toMatchObject({ code: 'theme_not_found' });
    expect((await save([dogs ?? {}, dogs ?? {}], 1)).body).toMatchObject({ code: 'theme_not_found' });
    const saved = await save([{ ...cats, name: 'Cats and kittens' }, theme('Foxes')], 1);
    expect(saved.body.themes.map(({ name }) => name)).toEqual(['Cats and kittens', 'Foxes']);
    expect(saved.body.campaigns).toEqual([{ id: campaign.id, title: 'Park' }]);
    expect(await themesOf(campaign)).toEqual({ [cats?.id ?? '']: 1, [idOf(saved.body, 'Foxes')]: 0 });
    expect((await service.call(deleteCodebookOperation, { as, params })).body).toMatchObject({
      code: 'codebook_in_use',
    });
    await service.call(updateCommentPlanOperation, {
      as,
      params: { campaignId: campaign.id },
      body: { kinds: [], codebookId: null },
    });
    expect((await service.call(deleteCodebookOperation, { as, params })).status).toBe(204);
    expect((await service.call(getCodebookOperation, { as, params })).status).toBe(404);
  });

  it('another council neither sees nor uses a codebook', async () => {
    const book = await create(theme('Paths'));
    const params = { codebookId: book.id };
    expect((await service.call(getCodebookOperation, { as: theirs, params })).status).toBe(404);
    expect((await service.call(listCodebooksOperation, { as: theirs })).body.items).toEqual([]);
    const copy = { name: 'Copy', themes: [], copyOf: book.id };
    expect((await service.call(createCodebookOperation, { as: theirs, body: copy })).status).toBe(404);
    const campaign = await openCampaign(service, theirs);
    const body = { kinds: [], codebookId: book.id };
    const used = await service.call(updateCommentPlanOperation, {
      as: theirs,
      params: { campaignId: campaign.id },
      body,
    });
    expect(used.body).toMatchObject({ code: 'codebook_not_found' });
  });
});
