import { demoUsers } from '@folkmoot/sample-data/demo';
import { makeCampaign, send } from '../commands/campaigns';
import { expect, expectAccessible, test } from '../fixtures/test';
import { signIn } from '../pages/sign-in.page';
import { visit } from '../pages/visit';

const { riversideAdmin: alex, riversideStaff: sam } = demoUsers;

test('two people in one survey see each other, comment with a mention, resolve it and restore an earlier version', async ({
  office,
  browser,
  product,
}) => {
  const title = 'Two in one survey';
  const id = await makeCampaign(office, title);
  const questions = ['What should change?', 'Where exactly?'].map((each, index) => ({
    id: `asked-${index + 1}`,
    type: 'text',
    title: each,
    required: false,
  }));
  await send(office, 'put', `/api/campaigns/${id}/survey`, { title, questions });
  await visit(office, `/dashboard/campaigns/${id}/builder`);

  const context = await browser.newContext({ baseURL: product.origin, viewport: { width: 1440, height: 900 } });
  const colleague = await context.newPage();
  await signIn(colleague, product.origin, sam.email);
  await visit(colleague, `/dashboard/campaigns/${id}/builder`);

  // Each sees the other, with the question.
  const here = (page: typeof office) => page.getByRole('list', { name: 'Also in this survey' });
  await expect(here(colleague)).toContainText(`${alex.name}, at question 1`);
  await expect(here(office)).toContainText(`${sam.name}, at question 1`);
  await expectAccessible(office);

  // A change of the colleague arrives without a reload, with their name.
  const second = (page: typeof office) => page.getByRole('region', { name: 'Question 2', exact: true });
  const titleOf = (page: typeof office) => second(page).getByRole('textbox', { name: 'Question title' });
  await titleOf(colleague).fill('In which place exactly?');
  await expect(titleOf(office)).toHaveValue('In which place exactly?');
  await expect(office.getByText(`${sam.name} changed question 2.`)).toBeVisible();
  await expect(office.getByText(`Saved by ${sam.name},`)).toBeVisible();
  await expect(here(office)).toContainText(`${sam.name}, at question 2`);

  // A comment with a mention, by keyboard.
  await second(colleague).getByRole('button', { name: 'Comments on question 2' }).press('Enter');
  const written = colleague.getByRole('dialog', { name: 'Comments on question 2' });
  const field = written.getByRole('textbox', { name: 'Write a comment' });
  await field.pressSequentially('Is this clear, @al');
  await expect(written.getByRole('option', { name: alex.name })).toBeVisible();
  await expectAccessible(colleague);
  await field.press('Enter');
  await expect(field).toHaveValue(`Is this clear, @${alex.name} `);
  await field.press('Tab');
  await written.getByRole('button', { name: 'Add comment' }).press('Enter');
  await expect(written.getByRole('listitem').getByText(`Is this clear, @${alex.name}`)).toBeVisible();
  await expect(field).toHaveValue('');
  await colleague.keyboard.press('Escape');
  await expect(written).toHaveCount(0);

  await second(office).getByRole('button', { name: 'Comments on question 2: 1 open' }).click();
  const read = office.getByRole('dialog', { name: 'Comments on question 2' });
  await read.getByRole('button', { name: `Resolve the comment of ${sam.name}` }).click();
  await expect(read.getByRole('button', { name: 'Show resolved (1)' })).toBeVisible();
  await expectAccessible(office);
  await office.keyboard.press('Escape');

  // The version before the change of the colleague comes back, and can be undone.
  await office.getByRole('button', { name: 'More actions' }).click();
  await office.getByRole('menuitem', { name: 'History' }).click();
  const history = office.getByRole('dialog', { name: 'History of this survey' });
  await history
    .getByRole('button', { name: new RegExp(alex.name) })
    .first()
    .click();
  await expect(history.getByText(/is worded differently\.$/)).toBeVisible();
  await expectAccessible(office);
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(history).toHaveCount(0);
  await expect(titleOf(office)).toHaveValue('Where exactly?');
  await expect(titleOf(colleague)).toHaveValue('Where exactly?');
  await office.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(titleOf(office)).toHaveValue('In which place exactly?');
  await context.close();
});
