import type { Locator, Page } from '@playwright/test';
import { makeCampaign, send } from '../commands/campaigns';
import { expect, expectAccessible, test } from '../fixtures/test';
import { activate, addQuestion, createCampaign, leaveBuilder, saveSurvey } from '../pages/campaign.page';
import { expectInView } from '../pages/in-view';
import { visit } from '../pages/visit';

const questions: readonly (readonly [type: string, title: string])[] = [
  ['Smiley Rating', 'How do you like the park today?'],
  ['Long Text', 'What would make it better?'],
  ['Dropdown', 'How often do you come?'],
  ['Multi-Select', 'What do you do in the park?'],
  ['Number Rating', 'How safe do you feel there?'],
  ['Short Text', 'Where do you not feel safe?'],
  ['Drag & Drop Ranking', 'What should be done first?'],
  ['Short Text', 'Which place do you like best?'],
  ['Dropdown', 'How do you get there?'],
  ['Long Text', 'What else should we know?'],
];

const question = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: `Question ${number}`, exact: true });

/** Shows a question only when an earlier answer is less than a value. */
const addCondition = async (page: Page, number: number, sourceNumber: number): Promise<Locator> => {
  const card = question(page, number);
  // Cards far from the viewport are rendered when they come near.
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: 'Conditional logic' }).click();
  await card.getByRole('combobox', { name: 'Question' }).selectOption({ index: sourceNumber });
  await card.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'is less than' });
  return card;
};

test('a new officer builds a survey of ten questions with two conditions, checks, previews and activates it', async ({
  office,
}) => {
  test.setTimeout(180_000);
  await visit(office, '/dashboard/overview');
  await createCampaign(office, 'What the park should become');
  for (const [type, title] of questions) await addQuestion(office, type, title);
  const why = await addCondition(office, 2, 1);
  await why.getByRole('combobox', { name: 'Value' }).selectOption({ index: 3 });
  const where = await addCondition(office, 6, 5);
  await where.getByRole('textbox', { name: 'Value' }).fill('5');
  await expect(office.getByText('Conditional', { exact: true }).first()).toBeVisible();
  await saveSurvey(office);

  await office.getByRole('button', { name: /^Check/ }).click();
  await expect(office.getByText('Nothing blocks activation.')).toBeVisible();
  await expectAccessible(office);
  await leaveBuilder(office);
  await office.getByRole('button', { name: 'Preview the survey' }).click();
  const preview = office.getByRole('dialog', { name: 'Preview the survey' });
  await expect(
    preview
      .frameLocator('iframe')
      .getByText(questions[0]?.[1] ?? '')
      .first(),
  ).toBeVisible();
  await office.keyboard.press('Escape');

  await expect(office.getByText('10 questions in the survey')).toBeVisible();
  await activate(office);
});

const questionnaire = `Harbour walk

1. How often do you come here?
- Daily
- Weekly
- Never (go to question 3)

2. Why do you say that?
______

3. How satisfied are you?
Very satisfied
Satisfied
Neither
Dissatisfied
Very dissatisfied`;

test('a pasted questionnaire becomes a survey after its remarks are read, and its questions go to the question bank', async ({
  office,
}) => {
  await visit(office, '/dashboard/overview');
  const { id } = (await send(office, 'post', '/api/campaigns', { title: 'Harbour walk' })) as { id: string };
  await visit(office, `/dashboard/campaigns/${id}/builder`);
  await office.getByRole('button', { name: 'Use a document or a text' }).click();
  const dialog = office.getByRole('dialog', { name: 'Questions from a document or a text' });
  await dialog.getByRole('textbox', { name: 'Paste the questions' }).fill(questionnaire);
  await dialog.getByRole('button', { name: 'Read the questions' }).click();
  await expect(dialog.getByText('1 thing was not carried over')).toBeVisible();
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Use this survey' }).click();
  await expect(question(office, 3)).toBeVisible();
  await saveSurvey(office);

  await office.getByRole('button', { name: 'More actions' }).click();
  await office.getByRole('menuitem', { name: 'Save to the question bank' }).click();
  const bank = office.getByRole('dialog', { name: 'Save to the question bank' });
  await bank.getByRole('textbox', { name: 'Name' }).fill('Visits');
  await bank.getByRole('checkbox', { name: '1. How often do you come here?' }).check();
  await bank.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByText('“Visits” is in the question bank.')).toBeVisible();
  await office.getByRole('button', { name: 'More actions' }).click();
  await office.getByRole('menuitem', { name: 'Question bank', exact: true }).click();
  await office
    .getByRole('dialog', { name: 'Question bank' })
    .getByRole('button', { name: /^Visits/ })
    .click();
  await office.getByRole('button', { name: 'Add at the end' }).click();
  await expect(question(office, 4)).toContainText('Question 4');
});

const hasFocus = async (page: Page, target: Locator): Promise<boolean> =>
  (await target.and(page.locator(':focus')).count()) > 0;

/** Presses Tab until the focus is on this control. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  // The part of the page that has it may still be loading.
  await expect(target.first()).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await hasFocus(page, target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the control cannot be reached with Tab');
};

/** Moves within an open list with the arrow keys. The focus stays in its search field. */
const arrowTo = async (page: Page, option: Locator): Promise<void> => {
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await option.getAttribute('data-combobox-selected')) === 'true') return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error('the option cannot be reached with the arrow keys');
};

test('a survey is built, saved and activated with the keyboard alone', async ({ office: page }) => {
  test.setTimeout(180_000);
  await visit(page, '/dashboard/campaigns');
  await tabTo(page, page.getByRole('button', { name: 'New Campaign' }).first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create New Campaign' });
  await expect(dialog.getByRole('textbox', { name: 'Campaign Title' })).toBeFocused();
  await page.keyboard.type('Keyboard only');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/builder$/);

  const titles = ['Which stop needs a bench?', 'How often do you wait there?'];
  for (const title of titles) {
    await tabTo(page, page.getByRole('button', { name: 'Add question' }));
    await page.keyboard.press('Enter');
    const short = page.getByRole('option', { name: 'Short Text' });
    await expect(short).toBeVisible();
    // The list takes the focus a moment after it is visible. A key that is pressed before goes to the button.
    await expect(page.getByRole('combobox', { name: 'Search question types' })).toBeFocused();
    if (title === titles[0]) await expectAccessible(page);
    await arrowTo(page, short);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Question title' }).last()).toBeFocused();
    await page.keyboard.type(title);
  }
  await tabTo(page, question(page, 1).getByRole('button', { name: 'Move down' }));
  await page.keyboard.press('Enter');
  await expect(question(page, 1).getByRole('textbox', { name: 'Question title' })).toHaveValue(
    'How often do you wait there?',
  );
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Survey saved successfully!')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Activate' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Open now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Campaign activated successfully! Your survey is now live and collecting responses.'),
  ).toBeVisible();
});

const middleOf = async (target: Locator): Promise<[number, number]> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Drags like a hand: press, move, wait a short time, release. */
const dragTo = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  await page.mouse.move(...(await middleOf(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(to)), { steps: 12 });
  await page.mouse.move(...(await middleOf(to)), { steps: 2 });
  await page.mouse.up();
};

test('questions are put in another order with the mouse and with the keyboard, and undo puts them back', async ({
  office: page,
}) => {
  await visit(page, '/dashboard/overview');
  await createCampaign(page, 'Dragged into place');
  const titles = ['First asked', 'Second asked', 'Third asked'];
  for (const title of titles) await addQuestion(page, 'Short Text', title);
  const orderIs = async (expected: readonly string[]) => {
    for (const [place, title] of expected.entries()) {
      await expect(question(page, place + 1).getByRole('textbox', { name: 'Question title' })).toHaveValue(title);
    }
  };
  await dragTo(
    page,
    page.getByRole('button', { name: 'Drag question 3' }),
    page.getByRole('button', { name: 'Drag question 1' }),
  );
  await orderIs(['Third asked', 'First asked', 'Second asked']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await orderIs(titles);

  const cardHandle = (number: number) => page.getByRole('button', { name: `Drag the card of question ${number}` });
  await cardHandle(2).scrollIntoViewIfNeeded();
  await dragTo(page, cardHandle(2), cardHandle(1));
  await orderIs(['Second asked', 'First asked', 'Third asked']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await orderIs(titles);

  // By keyboard, each step is announced.
  await page.getByRole('button', { name: 'Drag question 2' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up question 2 of 3.')).toBeAttached();
  // A key within the few milliseconds in which the cards are measured moves nothing: people press it again.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('It will be question 3 of 3.')).toBeAttached({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press('Space');
  await expect(page.getByText('Dropped: it is question 3 of 3 now.')).toBeAttached();
  await orderIs(['First asked', 'Third asked', 'Second asked']);
});

/** A script for the page: pastes a text into the first option. */
const pasting = (text: string): string => `(() => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', ${JSON.stringify(text)});
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.querySelector('[data-option] input').dispatchEvent(paste);
})()`;

test('forty options are pasted into a new question, and rows are added and removed with the keyboard', async ({
  office: page,
}) => {
  await visit(page, '/dashboard/overview');
  await createCampaign(page, 'Forty stops');
  await expect(page.getByText('No questions yet')).toBeVisible();
  // A slash inserts the first question.
  await page.keyboard.press('/');
  await page.getByRole('option', { name: 'Dropdown' }).click();
  await expect(page.getByRole('textbox', { name: 'Question title' })).toBeFocused();
  await page.keyboard.type('Which stop is yours?');
  const option = (number: number) => page.getByRole('textbox', { name: `Label of option ${number}`, exact: true });
  const stops = Array.from({ length: 40 }, (_, index) => `Stop ${index + 1}`);
  await option(3).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(option(2)).toBeFocused();
  await page.getByRole('button', { name: 'Remove Option 2' }).click();
  await page.evaluate(pasting(stops.join('\n')));
  await expect(option(40)).toBeFocused();
  await expect(option(40)).toHaveValue('Stop 40');
  await page.keyboard.press('Enter');
  await expect(option(41)).toBeFocused();
  await page.keyboard.type('Another stop');
  await saveSurvey(page);
  await page.reload();
  await expect(option(1)).toHaveValue('Stop 1');
  await expect(option(41)).toHaveValue('Another stop');
  // As another type, the question keeps them all.
  await page.getByRole('button', { name: 'Dropdown' }).click();
  await page.getByRole('option', { name: 'Multi-Select' }).click();
  await expect(option(41)).toHaveValue('Another stop');
  await expect(page.getByRole('button', { name: 'Multi-Select' })).toBeFocused();
});

test('question 1 is in view when the builder opens, without the header and the sidebar of the dashboard', async ({
  office: page,
}) => {
  await visit(page, '/dashboard/campaigns/riverside-park/builder');
  const first = question(page, 1);
  await expect(first).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const { y = 999 } = (await first.boundingBox()) ?? {};
  expect(y).toBeLessThanOrEqual(120);
  await page.getByRole('link', { name: 'Back to the campaign' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the choice of versions is in view when two people change the same question of a long survey', async ({
  office: page,
}) => {
  const id = await makeCampaign(page, 'Two officers');
  const questions = Array.from({ length: 6 }, (_, index) => ({
    type: 'text',
    title: `Asked ${index + 1}`,
    required: false,
  }));
  const path = `/api/campaigns/${id}/survey`;
  const survey = (await send(page, 'put', path, { title: 'Two officers', questions })) as {
    questions: { title: string }[];
  };
  await visit(page, `/dashboard/campaigns/${id}/builder`);
  const last = question(page, 6);
  await last.scrollIntoViewIfNeeded();
  const theirs = survey.questions.map((each, at) => (at === 5 ? { ...each, title: 'Theirs' } : each));
  await send(page, 'put', path, { title: 'Two officers', questions: theirs });
  await last.getByRole('textbox', { name: 'Question title' }).fill('Mine');
  const panel = page.getByRole('alert', { name: 'Someone else saved this survey' });
  await expectInView(panel);
  // On a phone the bar scrolls out of view; the choice does not.
  await page.setViewportSize({ width: 390, height: 844 });
  // The list is drawn again for the small screen; a question that is replaced while it scrolls is scrolled to again.
  await expect(async () => last.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
  await expectInView(panel);
  await page.setViewportSize({ width: 1440, height: 900 });
  // Activate opens nothing while the choice is open.
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText(/^The campaign was not activated/)).toBeVisible();
  await panel.getByRole('button', { name: 'Keep all of mine' }).click();
  await expect(panel).toHaveCount(0);
  await activate(page);
});
