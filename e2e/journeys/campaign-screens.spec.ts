import type { Page } from '@playwright/test';
import { activateCampaign, makeCampaign } from '../commands/campaigns';
import { expect, expectAccessible, test } from '../fixtures/test';
import { visit } from '../pages/visit';

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

/** No violation, and nothing that makes the page scroll sideways. */
const expectSound = async (page: Page): Promise<void> => {
  await settled(page);
  await expectAccessible(page);
  const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate<number>(beyond)).toBe(0);
};

const opened = async (page: Page, button: string, dialog: string): Promise<void> => {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(`at the width of a ${name}`, () => {
    test.use({ viewport });

    test('the lists of campaigns and surveys, and their dialogs, have no accessibility violation', async ({
      office,
    }) => {
      await visit(office, '/dashboard/campaigns');
      await expectSound(office);
      await opened(office, 'Delete', 'Delete campaign');
      await opened(office, 'Archive', 'Archive campaign');
      await visit(office, '/dashboard/campaigns?q=nothing-like-this');
      await expectSound(office);
      await visit(office, '/dashboard/campaigns/deleted');
      await expectSound(office);
      await visit(office, '/dashboard/campaigns?new=1');
      await expect(office.getByRole('dialog', { name: 'Create New Campaign' })).toBeVisible();
      await expectSound(office);
      await office.getByRole('radio', { name: 'A template' }).check();
      await expectSound(office);
      for (const shelf of ['own', 'templates']) {
        await visit(office, `/dashboard/surveys/${shelf}`);
        await expectSound(office);
      }
      await office
        .getByRole('button', { name: /^Preview/ })
        .first()
        .click();
      await expect(office.frameLocator('[role=dialog] iframe').getByText(/Question 1 of/)).toBeVisible();
      await expectSound(office);
    });

    test('the pages of a campaign, and their dialogs, have no accessibility violation', async ({ office }) => {
      await visit(office, '/dashboard/campaigns');
      const draft = await makeCampaign(office, `A draft on a ${name}`);
      const monthly = await makeCampaign(office, `Every month on a ${name}`, {
        frequency: 'monthly',
        startDate: '2026-01-31T09:00:00.000Z',
      });
      await activateCampaign(office, monthly);
      for (const id of [draft, monthly]) {
        for (const tab of ['overview', 'delivery']) {
          await visit(office, `/dashboard/campaigns/${id}/${tab}`);
          await expectSound(office);
        }
      }
      await visit(office, `/dashboard/campaigns/${monthly}/settings`);
      await expectSound(office);
      await opened(office, 'Complete', 'Complete');
      await office.getByRole('textbox', { name: 'Campaign Title' }).fill('Changed');
      await office.getByRole('tab', { name: 'Overview', exact: true }).first().click();
      await expect(office.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
      await expectSound(office);
      await visit(office, '/dashboard/campaigns/unknown/overview');
      await expect(office.getByRole('heading', { level: 1, name: 'Campaign not found' })).toBeVisible();
      await expectSound(office);
    });
  });
}
