import { expect, expectAccessible, test } from '../fixtures/test';
import { visit } from '../pages/visit';

const screens = [
  '/dashboard/overview',
  '/dashboard/campaigns/riverside-park/builder',
  '/dashboard/campaigns/riverside-park/reports/overview',
  '/dashboard/subscribers/list',
  '/dashboard/settings/privacy',
];

test('by keyboard alone, an officer finds a campaign, sees the shortcuts, and works in the dark theme', async ({
  office,
}) => {
  await visit(office, '/dashboard/overview');
  await office.keyboard.press('Control+k');
  const search = office.getByRole('combobox', { name: 'Search screens, campaigns and actions' });
  await expect(search).toBeFocused();
  await office.keyboard.type('riverside park');
  // The campaign is before its survey.
  await expect(office.getByRole('option')).toHaveText([
    /improvements\s*Active$/,
    /improvements\s*Riverside Park improvements$/,
  ]);
  await expect(office.getByText('2 results. Enter opens Riverside Park improvements.')).toBeAttached();
  await expectAccessible(office);
  await office.keyboard.press('Enter');
  await expect(office.getByRole('heading', { level: 1, name: 'Riverside Park improvements' })).toBeVisible();

  await office.keyboard.press('Shift+?');
  await expect(office.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await office.keyboard.press('Escape');
  await expect(office.getByRole('dialog')).toHaveCount(0);

  await office.keyboard.press('Control+k');
  // Keys that are pressed before go to the page.
  await expect(search).toBeFocused();
  await office.keyboard.type('dark');
  await expect(office.getByRole('option', { name: 'Dark theme' })).toBeVisible();
  await office.keyboard.press('Enter');
  for (const screen of screens) {
    await visit(office, screen);
    await expect(office.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expectAccessible(office);
  }
});
