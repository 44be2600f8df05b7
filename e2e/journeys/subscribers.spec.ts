import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectSound } from '../pages/sound';
import { visit } from '../pages/visit';

const list = '/dashboard/subscribers/list';

const add = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add subscriber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a subscriber' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'How did they agree?' }).fill('Asked at the spring fair');
  await dialog.getByRole('button', { name: 'Add subscriber' }).click();
  await expect(page.getByText(`${email} was added.`)).toBeVisible();
};

const search = async (page: Page, text: string, expected: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Search subscribers...' }).fill(text);
  await expect(page.getByText(expected, { exact: true })).toBeVisible();
};

test('an officer adds people, tags them in bulk, saves a segment, exports it, and ends subscriptions', async ({
  office: page,
}, { repeatEachIndex, retry }) => {
  const turn = `fair${Date.now().toString(36)}${repeatEachIndex}${retry}`;
  const amy = `amy.${turn}@residents.example`;
  const ben = `ben.${turn}@residents.example`;
  await visit(page, list);
  await add(page, amy);
  await add(page, ben);
  await search(page, turn, '2 subscribers');

  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Change tags' }).click();
  const tagging = page.getByRole('dialog', { name: 'Change tags' });
  await tagging.getByRole('combobox', { name: 'Add these tags' }).click();
  await page.getByRole('option', { name: 'Waste & recycling' }).click();
  await tagging.getByRole('textbox', { name: 'How did they agree?' }).fill('By letter of 2 March');
  await tagging.getByRole('button', { name: 'Change tags' }).click();
  await expect(page.getByText('2 subscribers changed.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(amy) })).toContainText('Waste & recycling');

  await page.getByRole('button', { name: 'Save as segment' }).click();
  const saving = page.getByRole('dialog', { name: 'Save as segment' });
  await saving.getByRole('textbox', { name: 'Name' }).fill(`Fair ${turn}`);
  await saving.getByRole('button', { name: 'Save segment' }).click();
  await expect(page.getByText(`“Fair ${turn}” was saved: 2 subscribers, 2 of them active.`)).toBeVisible();
  await page.getByRole('tab', { name: 'Segments' }).click();
  await page.getByRole('link', { name: `Show people in Fair ${turn}` }).click();
  await expect(page.getByText(`Segment: Fair ${turn}`)).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export CSV', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^subscribers_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n');
  expect(lines[0]).toBe(
    '"Email","Unique ID","Source","Status","Subscribed Date","Tags","First name","Last name","Ward","Postcode"',
  );
  expect(lines).toHaveLength(3);
  for (const line of lines.slice(1)) {
    expect(line).toMatch(
      /^"(amy|ben)\.fair\w+@residents\.example","[0-9A-Z]{8}","manual","active","\d{4}-\d\d-\d\d","[^"]*Waste & recycling[^"]*","","","",""$/,
    );
  }

  await page.getByRole('link', { name: amy }).click();
  await expect(page.getByRole('heading', { level: 1, name: amy })).toBeVisible();
  const consents = page.getByRole('region', { name: 'Consents' });
  await expect(consents.getByRole('article', { name: 'Waste & recycling' })).toContainText('By letter of 2 March');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Added: Asked at the spring fair');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('dialog', { name: 'Unsubscribe' }).getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(`${amy} was unsubscribed.`)).toBeVisible();
  await expect(page.getByText('Unsubscribed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Erase' }).click();
  const erasing = page.getByRole('dialog', { name: 'Erase subscriber' });
  await erasing.getByRole('checkbox', { name: 'I understand that this cannot be undone' }).check();
  await erasing.getByRole('button', { name: 'Erase' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  await search(page, turn, '1 subscriber');

  await page.getByRole('button', { name: 'Add subscriber' }).click();
  const again = page.getByRole('dialog', { name: 'Add a subscriber' });
  // Under more notices than are ever shown, the dialog still has room for its fields and buttons.
  await page.evaluate("document.body.style.setProperty('--folkmoot-notices', '45dvh')");
  await again.getByRole('textbox', { name: 'Email' }).fill(amy);
  await again.getByRole('textbox', { name: 'How did they agree?' }).fill('Again');
  await again.getByRole('button', { name: 'Add subscriber' }).click();
  await expect(again.getByRole('alert')).toContainText('They can only come back by signing up themselves.');
});

test('an officer deletes a tag, brings it back, and merges it, and the list follows', async ({ office: page }) => {
  const name = `Fair ${Date.now().toString(36)}`;
  await visit(page, '/dashboard/subscribers/tags');
  await page.getByRole('button', { name: 'Create Tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Tag' });
  await dialog.getByRole('textbox', { name: 'Tag Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('article', { name });
  await expect(card).toContainText('0 active subscribers');

  const menu = async (item: string) => {
    await card.getByRole('button', { name: `More actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Delete');
  const question = page.getByRole('dialog', { name: 'Delete tag' });
  await expect(
    question.getByText('Are you sure you want to delete this tag? This will remove it from all subscribers.'),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();

  await menu('Merge into another tag');
  const merging = page.getByRole('dialog', { name: `Merge “${name}”` });
  await merging.getByRole('combobox', { name: 'Into which tag?' }).click();
  await page.getByRole('option', { name: 'Parks & open spaces' }).click();
  await expect(merging.getByText(/This cannot be undone\./)).toBeVisible();
  await merging.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText(`“${name}” is now part of “Parks & open spaces”.`)).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a person is found, selected and edited by keyboard, and the dialogs return the focus', async ({
  office: page,
}) => {
  await visit(page, `${list}?status=active`);
  const focused = () => page.evaluate<string>('document.activeElement?.getAttribute("aria-label") ?? ""');
  const tabTo = async (wanted: RegExp): Promise<void> => {
    for (let step = 0; step < 60 && !wanted.test(await focused()); step++) await page.keyboard.press('Tab');
    expect(await focused()).toMatch(wanted);
  };
  await tabTo(/^Search subscribers/);
  await page.keyboard.type('amy');
  await expect(page).toHaveURL(/q=amy/);
  // The list is loaded again: the focus would leave a row of the former list with it.
  const others = page.getByRole('button', { name: /^Actions for (?!.*amy)/i });
  await expect(others).toHaveCount(0);
  await tabTo(/^Select all shown$/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('selected');
  await tabTo(/^Actions for amy/);
  await page.keyboard.press('Enter');
  const edit = page.getByRole('menuitem', { name: 'Edit' });
  await expect(edit).toBeVisible();
  // The menu takes the focus a moment after it is visible. A key that is pressed before goes to the button.
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  for (
    let step = 0;
    step < 4 && (await page.evaluate<string>('document.activeElement?.textContent ?? ""')) !== 'Edit';
    step++
  )
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit subscriber' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(async () => expect(await focused()).toMatch(/^Actions for amy/)).toPass();
});

const closedAfterCheck = async (page: Page, dialog: string): Promise<void> => {
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(`at the width of a ${name}`, () => {
    test.use({ viewport });
    test.slow();

    test('the list and its dialogs have no accessibility violation', async ({ office: page }) => {
      for (const place of [list, `${list}?q=nobody-like-this`]) {
        await visit(page, place);
        await expectSound(page);
      }
      await visit(page, `${list}?q=amy&status=active`);
      await page
        .getByRole('checkbox', { name: /^Select / })
        .last()
        .check();
      await expectSound(page);
      for (const [button, dialog] of [
        ['Change tags', 'Change tags'],
        ['Save as segment', 'Save as segment'],
        ['Add subscriber', 'Add a subscriber'],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        await closedAfterCheck(page, dialog);
      }
    });

    test('a person and the questions about them have no accessibility violation', async ({ office: page }) => {
      await visit(page, '/dashboard/subscribers/people/unknown');
      await expectSound(page);
      await visit(page, `${list}?q=amy&status=active`);
      await page
        .getByRole('link', { name: /@residents\.example/ })
        .first()
        .click();
      await expect(page.getByRole('region', { name: 'Consents' })).toBeVisible();
      await expectSound(page);
      for (const [button, dialog] of [
        ['Edit', 'Edit subscriber'],
        ['Unsubscribe', 'Unsubscribe'],
        ['Erase', 'Erase subscriber'],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        await closedAfterCheck(page, dialog);
      }
    });

    test('segments, tags and their dialogs have no accessibility violation', async ({ office: page }) => {
      await visit(page, '/dashboard/subscribers/segments');
      await expectSound(page);
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await closedAfterCheck(page, 'Edit segment');
      await visit(page, '/dashboard/subscribers/tags');
      await expectSound(page);
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await closedAfterCheck(page, 'Edit tag');
      await page
        .getByRole('button', { name: /^More actions/ })
        .last()
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await closedAfterCheck(page, 'Delete tag');
    });
  });
}
