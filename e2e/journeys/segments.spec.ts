import { expect, test } from '../fixtures/test';
import { visit } from '../pages/visit';

const SEGMENTS = '/dashboard/subscribers/segments';

test('an officer combines conditions and groups, sees the number of people, and opens them', async ({ office: page }, {
  repeatEachIndex,
  retry,
}) => {
  const name = `Rested ${Date.now().toString(36)}${repeatEachIndex}${retry}`;
  await visit(page, SEGMENTS);
  await page.getByRole('button', { name: 'Create segment' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create segment' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Add condition' }).click();
  const chooseSubject = async (position: string, subject: string) => {
    await dialog
      .getByRole('group', { name: `Condition ${position}`, exact: true })
      .getByRole('combobox', { name: 'What' })
      .click();
    await dialog.getByRole('option', { name: subject, exact: true }).click();
  };
  await chooseSubject('1', 'Status');
  await dialog.getByRole('button', { name: 'Add group', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Group 2: Match' }).selectOption('none of these');
  await chooseSubject('2.1', 'Got an email');
  await dialog.getByRole('button', { name: 'Add condition to group 2' }).click();
  await chooseSubject('2.2', 'Ward');
  await dialog.getByRole('textbox', { name: 'Value' }).fill('East');
  await expect(dialog.getByText(/people match$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save segment' }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('article', { name });
  await expect(card).toContainText('Status is active, and none of (got an email in the last 30 days; Ward is “East”)');
  await expect(card).toContainText('Counted just now');
  await card.getByRole('link', { name: `Show people in ${name}` }).click();
  await expect(page.getByText(`Segment: ${name}`)).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Active');
  await visit(page, SEGMENTS);
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete segment' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`“${name}” was deleted.`)).toBeVisible();
});
