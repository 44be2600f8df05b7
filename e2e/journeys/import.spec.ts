import { readFile } from 'node:fs/promises';
import { excelExport } from '../commands/people-file';
import { expect, expectAccessible, test } from '../fixtures/test';
import { visit } from '../pages/visit';

/** The import takes about fifteen seconds on an idle machine. */
const IMPORTED_MS = 150_000;

test('an officer imports 50,000 people from a spreadsheet and finds why 37 rows were not taken', async ({ office }) => {
  test.setTimeout(260_000);
  const { rows, bad, run, content } = excelExport();
  await visit(office, '/dashboard/subscribers/list');
  const total = office.getByRole('region', { name: 'CSV Import' });
  const before = Number((await total.locator('.tabular').innerText()).replaceAll(',', ''));

  await office.getByRole('button', { name: 'More', exact: true }).click();
  await office.getByRole('menuitem', { name: 'Import CSV' }).click();
  const dialog = office.getByRole('dialog', { name: 'Import CSV' });
  await expectAccessible(office);
  const file = { name: 'people.csv', mimeType: 'application/vnd.ms-excel', buffer: content };
  await dialog.getByLabel('CSV file').setInputFiles(file);

  await expect(dialog.getByText('people.csv: 50,000 rows')).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByText('Read as Windows-1252, cells between semicolons')).toBeVisible();
  await expect(dialog.getByLabel('Column with the email addresses').first()).toHaveValue('E-Mail');
  await expect(dialog.getByRole('cell', { name: 'Zoë Nº 3' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Council News' }).check();
  await dialog.getByRole('textbox', { name: 'How did these people agree?' }).fill('Paper forms of the spring fair');
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Upload CSV' }).click();

  await expect(dialog.getByText(/of 50,000$/)).toBeVisible();
  await expectAccessible(office);
  // The import runs on the server: a reload shows it again.
  await office.reload();
  await expect(dialog.getByText('Upload Complete')).toBeVisible({ timeout: IMPORTED_MS });
  const added = (rows - bad).toLocaleString('en');
  await expect(dialog.getByText('Successfully added').locator('..')).toContainText(added);
  await expect(dialog.getByText('Total processed').locator('..')).toContainText('50,000');
  await expect(dialog.getByText('Why 37 rows were not imported')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /This is not an email address|There is no email address/ })).toHaveCount(
    bad,
  );
  await expectAccessible(office);

  const [download] = await Promise.all([
    office.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download all reasons' }).click(),
  ]);
  const reasons = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(reasons).toHaveLength(bad + 1);

  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(total).toContainText((before + rows - bad).toLocaleString('en'));
  await visit(office, `/dashboard/subscribers/list?q=resident41234@people-9.${run}`);
  await expect(office.getByText(`resident41234@people-9.${run}.example`)).toBeVisible();

  // A thousand of them are tagged by their filter: on the server, with a progress bar above the list.
  await visit(office, '/dashboard/subscribers/list?q=resident12');
  await office.getByRole('checkbox', { name: 'Select all shown' }).check();
  await office.getByRole('button', { name: /^Select all [\d,]+ that match$/ }).click();
  await office.getByRole('button', { name: 'Change tags' }).click();
  const tagging = office.getByRole('dialog', { name: 'Change tags' });
  await tagging.getByRole('combobox', { name: 'Add these tags' }).click();
  await office.getByRole('option', { name: 'Waste & recycling' }).click();
  await tagging.getByRole('textbox', { name: 'How did they agree?' }).fill('By letter of 2 March');
  await tagging.getByRole('button', { name: 'Change tags' }).click();
  await expect(tagging).toHaveCount(0);
  await expect(office.getByText(/^The tags were changed: 1,\d{3} subscribers changed/)).toBeVisible({
    timeout: 60_000,
  });
  await expectAccessible(office);

  await visit(office, '/dashboard/subscribers/imports');
  await expect(office.getByRole('row', { name: /people\.csv.*Done/ }).first()).toBeVisible();
  await expectAccessible(office);
});
