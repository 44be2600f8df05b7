import type { Page } from '@playwright/test';
import { activateCampaign, expectPublicState, send } from '../commands/campaigns';
import { type CrowdAnswer, openPages, sendAnswers } from '../commands/crowd';
import { expect, test } from '../fixtures/test';
import { expectSound } from '../pages/sound';
import { visit } from '../pages/visit';

const PEOPLE = 60;
const FAKES = 60;
const SUPPORTERS = 40;
const ALL = PEOPLE + FAKES + SUPPORTERS;

const choices = (title: string, labels: readonly string[]) => ({
  type: 'dropdown',
  title,
  required: false,
  options: labels.map((label, at) => ({ id: `o${at}`, label })),
});

const questions = [
  choices('Do you agree with the plan?', ['Yes', 'No', 'Not sure']),
  choices('How often do you come?', ['Daily', 'Weekly', 'Monthly', 'Rarely']),
  choices('How do you get there?', ['On foot', 'By bike', 'By bus', 'By car']),
  choices('What should come first?', ['Trees', 'Parking', 'Benches', 'A playground']),
  choices('When do you come?', ['In the morning', 'At noon', 'In the evening']),
  choices('How old are you?', ['Under 30', '30 to 59', '60 and over']),
  { type: 'text', title: 'What would make the square better?', required: false },
  { type: 'text', title: 'What worries you?', required: false },
];

/** The same numbers in every run, so that a failure can be repeated. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};
const random = randomFrom(25);
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;

/** Enough words that no two people write the same four in a row. */
const vocabulary =
  'chestnut mother street bakery fountain school paving bench shade noon car water roof music flower speed bus stop market bin light tree corner bridge river path child dog shop kiosk wheel ramp noise summer winter rain Sunday evening library doctor café garden wall gate clock tower statue'.split(
    ' ',
  );
const links =
  'needs without near behind lacks reminds about never enough deserves for under beside after before because although often hardly seldom maybe still again almost nobody everyone always'.split(
    ' ',
  );
const ownWords = (): string =>
  Array.from({ length: 5 + random(9) }, (_, at) => pick(at % 2 === 0 ? vocabulary : links)).join(' ');

const PREPARED =
  'Please keep the weekly market on the square. The traders have been here for generations, and a garden cannot replace them. I ask the council to withdraw the plan.';

const swapped = (): string =>
  `The plan is ${pick(['lovely', 'beautiful', 'attractive'])} and ${pick(['residents', 'people', 'neighbours'])} ${pick(['should', 'must'])} support it ${pick(['soon', 'quickly', 'now'])}, because this ${pick(['square', 'place'])} was neglected for years while every other town nearby did the same thing long ago.`;

interface Survey {
  readonly questions: readonly { readonly id: string; readonly options?: readonly { readonly id: string }[] }[];
}

/** Choices are positions of options; texts come after them. */
const answersOf = (survey: Survey, values: readonly (number | string | null)[]): CrowdAnswer['answers'] =>
  survey.questions.flatMap(({ id, options = [] }, at) => {
    const value = values[at];
    if (value === null || value === undefined) return [];
    const answer = typeof value === 'number' ? options[value]?.id : value;
    return [{ questionId: id, answer }];
  });

const optionCounts = questions.flatMap((question) => ('options' in question ? [question.options.length] : []));

/** People who think alike answer alike. */
const opinions = [
  [1, 2, 0, 2, 2, 2],
  [0, 0, 3, 3, 0, 1],
  [1, 3, 2, 1, 1, 0],
];
const ownChoices = (): number[] => {
  const opinion = pick(opinions);
  return optionCounts.map((count, at) => (random(10) < 6 ? (opinion[at] ?? 0) : random(count)));
};

const person = (survey: Survey): CrowdAnswer => ({
  answers: answersOf(survey, [
    ...ownChoices(),
    random(5) === 0 ? null : ownWords(),
    random(2) === 0 ? ownWords() : null,
  ]),
  seconds: 12 + random(40),
});

const supporter = (survey: Survey): CrowdAnswer => ({
  answers: answersOf(survey, [
    ...ownChoices(),
    random(2) === 0 ? PREPARED : `${PREPARED} ${ownWords()}.`,
    random(2) === 0 ? ownWords() : null,
  ]),
  seconds: 12 + random(40),
});

const fake = (survey: Survey): CrowdAnswer => ({
  answers: answersOf(survey, [0, 1, 0, 0, 1, 0, swapped(), 'Nothing at all']),
  seconds: 6,
});

const openCampaign = async (office: Page): Promise<{ id: string; survey: Survey }> => {
  const title = 'Market square';
  const { id } = (await send(office, 'post', '/api/campaigns', { title })) as { id: string };
  await send(office, 'put', `/api/campaigns/${id}/survey`, { title, questions });
  await send(office, 'put', `/api/campaigns/${id}/delivery`, {
    deliveryMethods: ['qr'],
    targetAudience: 'All Residents',
    frequency: 'once',
    targetResponses: 100,
    startDate: null,
    endDate: null,
  });
  await activateCampaign(office, id);
  await send(office, 'put', `/api/campaigns/${id}/integrity/level`, { level: 'normal' });
  await expectPublicState(office, id, 'open');
  const { survey } = (await (await office.request.get(`/api/public/surveys/${id}`)).json()) as { survey: Survey };
  return { id, survey };
};

const countedIn = async (office: Page, id: string): Promise<number> => {
  const answer = await office.request.get(`/api/campaigns/${id}/report`);
  return ((await answer.json()) as { responses: number }).responses;
};

test('an officer finds a wave of fakes, excludes it with a reason and undoes it; a prepared text is organised', async ({
  office,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const { id, survey } = await openCampaign(office);
  const crowd = { origin: baseURL, campaignId: id };
  const opened = Date.now();
  const tokens = await openPages(crowd, ALL);
  const many = (count: number, make: (survey: Survey) => CrowdAnswer) =>
    Array.from({ length: count }, () => make(survey));
  const honest = [...many(PEOPLE, person), ...many(SUPPORTERS, supporter)].sort(() => random(3) - 1);
  const longest = Math.max(...honest.map(({ seconds }) => seconds));
  await office.waitForTimeout(Math.max(0, longest * 1_000 - (Date.now() - opened)));
  await sendAnswers(crowd, tokens, [...honest, ...many(FAKES, fake)]);
  await expect.poll(() => countedIn(office, id), { timeout: 30_000 }).toBe(ALL);

  await visit(office, `/dashboard/campaigns/${id}/reports/integrity`);
  const check = office.getByRole('button', { name: 'Check now' });
  await check.click();
  await expect(office.getByText(new RegExp(`^${ALL} responses checked .* need`))).toBeVisible({ timeout: 60_000 });
  const doubtful = office.getByRole('article', { name: /^Doubtful,/ });
  const organised = office.getByRole('article', { name: /^Organised,/ });
  await expect(doubtful).toHaveCount(1);
  await expect(organised).toContainText(/people sent this text/);
  await expect(doubtful).toContainText(/Without this group, results change by up to/);
  await expectSound(office);

  // The report says that somebody has to decide.
  await visit(office, `/dashboard/campaigns/${id}/reports/overview`);
  await office.getByRole('link', { name: 'Open integrity' }).click();
  await doubtful.getByRole('link', { name: /^Look and decide/ }).click();
  await expect(office.getByRole('heading', { name: 'Doubtful group' })).toBeVisible();
  const sample = office.getByRole('region', { name: 'Side by side' });
  await expect(sample.locator('ins').first()).toBeVisible();
  await expectSound(office);

  // A reason that is not saved yet survives an accidental Back.
  const form = office.getByRole('region', { name: 'Your decision' });
  await form.getByRole('textbox', { name: 'Reason' }).fill('One text with swapped words');
  await office.goBack();
  await office.getByRole('button', { name: 'Stay' }).click();
  await expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('One text with swapped words');
  await form.getByRole('radio', { name: 'Exclude' }).check();
  await expect(form.getByText(new RegExp(`^The report will count \\d+ instead of ${ALL}\\.$`))).toBeVisible();
  const words = await form.getByText(/^The report will count/).innerText();
  const after = Number(/count (\d+)/.exec(words)?.[1]);
  expect(ALL - after).toBeGreaterThanOrEqual(FAKES - 1);
  await form.getByRole('button', { name: 'Save decision' }).click();
  await expect(form.getByText('Excluded: these responses do not count')).toBeVisible();
  await expect.poll(() => countedIn(office, id), { timeout: 20_000 }).toBe(after);

  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(form.getByText('Needs a decision')).toBeVisible();
  await expect.poll(() => countedIn(office, id), { timeout: 20_000 }).toBe(ALL);
});
