import type { Page } from '@playwright/test';
import { activateCampaign, makeCampaign } from '../commands/campaigns';
import { expect, test } from '../fixtures/test';
import { chooseAction } from '../pages/campaign.page';
import { expectSound } from '../pages/sound';
import { visit } from '../pages/visit';

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

const opened = async (page: Page, action: string, dialog: string): Promise<void> => {
  await chooseAction(page, action);
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
      await opened(office, 'Labels', 'Labels');
      await office.getByText('Table', { exact: true }).click({ force: true });
      await expect(office.getByRole('table', { name: 'Campaigns' })).toBeVisible();
      await expectSound(office);
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
        for (const tab of ['overview', 'delivery/plan', 'delivery/email', 'delivery/qr']) {
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
