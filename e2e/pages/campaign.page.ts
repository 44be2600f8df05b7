import { expect, type Locator, type Page } from '@playwright/test';

/** Creates a campaign in the campaign manager. Ends in its survey builder. */
export const createCampaign = async (page: Page, title: string): Promise<string> => {
  await page.getByRole('link', { name: 'Campaigns', exact: true }).first().click();
  await page.getByRole('button', { name: 'New Campaign' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create New Campaign' });
  await dialog.getByRole('textbox', { name: 'Campaign Title' }).fill(title);
  await dialog.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(page).toHaveURL(/\/dashboard\/campaigns\/[^/]+\/builder$/);
  return new URL(page.url()).pathname.split('/')[3] ?? '';
};

export const addQuestion = async (page: Page, type: string, title: string): Promise<void> => {
  // The outline has this button, and an empty survey has another one below its welcome.
  await page.getByRole('button', { name: 'Add question' }).first().click();
  await page.getByRole('option', { name: type }).click();
  await page.getByRole('textbox', { name: 'Question title' }).last().fill(title);
};

export const saveSurvey = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save Survey' }).click();
  await expect(page.getByText('Survey saved successfully!')).toBeVisible();
};

/** Opens the review by Activate, and confirms it. */
export const reviewAndOpen = async (page: Page, confirm: string | RegExp = 'Open now'): Promise<void> => {
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('dialog', { name: 'Review and open' }).getByRole('button', { name: confirm }).click();
};

export const activate = async (page: Page): Promise<void> => {
  await reviewAndOpen(page);
  await expect(
    page.getByText('Campaign activated successfully! Your survey is now live and collecting responses.'),
  ).toBeVisible();
};

/** Goes from the survey builder to the overview of its campaign. */
export const leaveBuilder = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Back to the campaign' }).click();
  await expect(page).toHaveURL(/\/overview$/);
};

/** The public address on the Overview tab, for somebody who is in the survey builder. */
export const publicLink = async (page: Page): Promise<string> => {
  await leaveBuilder(page);
  return page.getByRole('textbox', { name: 'Public link' }).inputValue();
};

export const openReport = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Reports' }).click();
  await expect(page).toHaveURL(/\/reports\/overview$/);
};

/** Chooses an entry in the menu of a campaign's other actions: the first menu of the page, or that of a card. */
export const chooseAction = async (page: Page, name: string, within: Page | Locator = page): Promise<void> => {
  await within
    .getByRole('button', { name: /^More actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};
