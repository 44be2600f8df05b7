import { send } from '../commands/campaigns';
import { expect, test } from '../fixtures/test';
import { expectSound } from '../pages/sound';
import { visit } from '../pages/visit';

interface Subscribers {
  items: { id: string }[];
}

test('a template is linked to the population, and more people of a missing area are invited from the report', async ({
  office,
}) => {
  const campaign = { title: 'A park for all ages', description: '', templateId: 'park' };
  const { id } = (await send(office, 'post', '/api/campaigns', campaign)) as { id: string };
  await visit(office, `/dashboard/campaigns/${id}/builder`);
  // The age question of the template is linked to the age bands of the council, as far as they have the same ages.
  const card = office.getByRole('region', { name: 'Question 10', exact: true });
  await card.scrollIntoViewIfNeeded();
  await card.getByText('Compared by Age · 1 option has no category yet').click();
  await expect(card.getByRole('combobox', { name: 'Category of 75 to 84' })).toHaveValue('age-65-and-over');
  await card.getByRole('combobox', { name: 'Category of Under 16' }).selectOption('Not counted');
  await expect(card.getByText('Each option has a category, and each category has an option.')).toBeVisible();
  await expectSound(office);
  await expect(async () => {
    const survey = (await (await office.request.get(`/api/campaigns/${id}/survey`)).json()) as {
      questions: { population?: { options: Record<string, string | null> } }[];
    };
    expect(Object.values(survey.questions[9]?.population?.options ?? {}).filter((each) => each === null)).toHaveLength(
      2,
    );
  }).toPass({ timeout: 20_000 });

  // One resident who may be written to lives in the area that is missing most.
  const active = await office.request.get('/api/subscribers?status=active&limit=1');
  const [resident] = ((await active.json()) as Subscribers).items;
  await send(office, 'patch', `/api/subscribers/${resident?.id}`, { attributes: { ward: 'East District' } });
  await visit(office, '/dashboard/campaigns/riverside-library/reports/overview');
  const missing = office.getByRole('region', { name: 'Who is missing by Area' });
  await missing.getByRole('button', { name: 'Invite more in East District' }).click();
  await expect(office.getByRole('radio', { name: 'A segment' })).toBeChecked();
  await expect(office.getByRole('combobox', { name: 'Segment' })).toHaveValue(/^Area: East District \(\d+\)$/);
});
