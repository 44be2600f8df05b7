import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { expect, test } from '../fixtures/test';
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
  await areas.getByRole('button', { name: 'Show only East District' }).click();

  await expect(office.getByText(/^\d+ of 46 responses$/)).toBeVisible();
  const hours = office.getByRole('region', { name: 'How well do the opening hours suit you?' });
  await expect(hours).toContainText(/\d+% satisfied \(4 or 5\)[1-5]\.\d average of 5/);
  await expectSound(office);

  // A view is an address: two questions crossed, without other settings.
  await visit(office, `${new URL(office.url()).pathname}?rows=library_district&columns=library_hours`);
  await expect(office.getByRole('table', { name: /who answered both; percent of the row/ })).toBeVisible();
  await expectSound(office);

  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Export', exact: true }).click();
  await office.getByRole('menuitem', { name: 'Export CSV', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^library_opening_hours_responses_\d{4}-\d\d-\d\d\.csv$/);
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
  await expect(office.getByRole('dialog', { name: 'No AI analysis yet' })).toBeVisible();
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

  await visit(office, '/dashboard/reports');
  await expect(office.getByRole('row', { name: /Library opening hours/ })).toBeVisible();
  await expectSound(office);
});
