import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { expect, test } from '../fixtures/test';
import { arrangedReportText } from '../pages/document-text';
import { expectSound } from '../pages/sound';
import { visit } from '../pages/visit';

test('a new officer answers "what do people in East District say?" in three clicks, and takes the figures out', async ({
  office,
}) => {
  await visit(office, '/dashboard/overview');
  await office.getByRole('link', { name: 'Reports', exact: true }).first().click();
  await office.getByRole('link', { name: 'Library opening hours' }).click();
  const areas = office.getByRole('region', { name: 'Areas', exact: true });
  await expect(areas.getByRole('row', { name: /East District.*27%.*represented/i })).toBeVisible();
  const missing = office.getByRole('region', { name: /^Who is missing by Area/ });
  await expect(missing).toContainText(/of the answers and \d+% of the residents/);
  await expect(missing.getByRole('row', { name: /East District/ })).toContainText(/\d+% \(\d+% to \d+%\)/);
  await areas.getByRole('button', { name: 'Show only East District' }).click();

  await expect(office.getByText(/^\d+ of 46 responses$/)).toBeVisible();
  const hours = office.getByRole('region', { name: 'How well do the opening hours suit you?' });
  await expect(hours).toContainText(/\d+% satisfied \(4 or 5\)between \d+% and \d+%[1-5]\.\d average of 5between/);
  await expectSound(office);

  // A view is an address: two questions crossed, without other settings.
  await visit(office, `${new URL(office.url()).pathname}?rows=library_district&columns=library_hours`);
  await expect(office.getByRole('table', { name: /who answered both; percent of the column/ })).toBeVisible();
  await expectSound(office);

  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Export', exact: true }).click();
  await office.getByRole('menuitem', { name: 'Export CSV', exact: true }).click();
  await office.getByRole('button', { name: 'Export for staff' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^library_opening_hours_single_responses_staff_only_\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('"Total Responses","46"');
  expect(text).toContain('"East District"');

  // A spreadsheet can read it: a mark for UTF-8, lines that end in CR and LF, and as many cells in each row as in the
  // header.
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data } = Papa.parse<string[]>(text.slice(1));
  const head = data.findIndex(([first]) => first === 'Response ID');
  const rows = data.slice(head + 1, head + 47);
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => data[head]?.length));
  expect(data[head + 47]).toEqual(['']);

  // The report for the meeting, without the analysis of comments.
  await office.getByRole('button', { name: 'Export', exact: true }).click();
  await office.getByRole('menuitem', { name: 'Export PDF Report' }).click();
  const choice = office.getByRole('dialog', { name: 'Export PDF Report' });
  await expect(choice.getByText('No AI analysis yet')).toBeVisible();
  await expect(choice.getByRole('switch', { name: /^For publication/ })).toBeChecked();
  await expectSound(office);
  const printed = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Export anyway' }).click();
  const pdf = await printed;
  expect(pdf.suggestedFilename()).toMatch(/^library_opening_hours_report_\d{4}-\d\d-\d\d\.pdf$/);
  const bytes = (await readFile(await pdf.path())).toString('latin1');
  expect(bytes.startsWith('%PDF-')).toBe(true);
  expect(bytes.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3);
  expect(bytes).toContain('/Marked true');

  // The version for screen readers: a separate page, without violations.
  const address = new URL(office.url()).pathname.replace(/^\/dashboard(.*)\/reports\/.*$/, '/api$1/report.html');
  const answer = await office.request.get(address);
  const reading = await office.context().newPage();
  await reading.setContent(await answer.text());
  await expect(reading.getByRole('heading', { level: 1, name: 'Community Feedback Report' })).toBeVisible();
  // The comments themselves, not only their number.
  await expect(reading.getByText(/of the latest are shown/).first()).toBeVisible();
  await expect(reading.getByRole('blockquote').first()).toBeVisible();
  await expectSound(reading);
  await reading.close();

  await office.getByRole('tab', { name: 'Submissions' }).click();
  await office.getByRole('button', { name: 'Exclude response 46' }).click();
  await office.getByRole('textbox', { name: 'Reason' }).fill('Sent by a colleague to try it out');
  await office.getByRole('dialog').getByRole('button', { name: 'Exclude' }).click();
  await expect(office.getByText(/Not counted: Sent by a colleague/)).toBeVisible();
  await expectSound(office);
  await office.getByRole('button', { name: 'Count response 46 again' }).click();
  await expect(office.getByRole('button', { name: 'Exclude response 46' })).toBeVisible();

  // An own text between two questions is in the preview and in the files.
  await office.getByRole('button', { name: 'Export', exact: true }).click();
  await office.getByRole('menuitem', { name: 'Arrange report' }).click();
  const parts = office.getByRole('region', { name: 'Parts of the report' });
  const before = await parts.getByRole('listitem').count();
  await office.getByRole('button', { name: 'Add part' }).click();
  await office.getByRole('menuitem', { name: 'Own text' }).click();
  await office.getByRole('textbox', { name: 'Heading' }).fill('What we conclude');
  await office.getByRole('textbox', { name: 'Text', exact: true }).fill('People want **late evenings**.');
  for (let position = before; position > 4; position -= 1)
    await office.getByRole('button', { name: 'Move up: What we conclude' }).click();
  await office.getByRole('button', { name: /^Remove: Sample responses/ }).click();
  await expect(office.getByText('Saved', { exact: true })).toBeVisible();
  await expect(office.frameLocator('iframe').getByRole('heading', { name: 'What we conclude' })).toBeVisible();
  await expectSound(office);
  const first = await parts.getByRole('listitem').nth(3).locator('p').first().innerText();
  for (const format of ['PDF', 'Word'] as const) {
    const words = await arrangedReportText(office, format);
    expect(words).toContain('People want late evenings');
    // The contents name it first, and the question comes before it.
    expect(words.lastIndexOf('What we conclude')).toBeGreaterThan(words.indexOf(first));
    expect(words).not.toContain('Sample Responses');
  }

  await visit(office, '/dashboard/reports');
  await expect(office.getByRole('row', { name: /Library opening hours/ })).toBeVisible();
  await expectSound(office);
});
