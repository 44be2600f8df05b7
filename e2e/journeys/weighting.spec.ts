import { send } from '../commands/campaigns';
import { expect, expectAccessible, test } from '../fixtures/test';
import { expectSound } from '../pages/sound';
import { visit } from '../pages/visit';

const park = { isOn: true, dimensionIds: ['area', 'age'], trim: { low: 0.3, high: 3 } };

test('an officer weights a report, sees why weights are refused, and merges two groups', async ({ office }) => {
  // Too few people have answered one survey.
  await visit(office, '/dashboard/campaigns/riverside-library/reports/overview');
  await expect(office.getByRole('region', { name: 'Weights of the results' })).toContainText(
    'There are 46 responses. Weights need at least 100.',
  );
  await send(office, 'put', '/api/campaigns/riverside-park/weighting', { ...park, isOn: false });
  await visit(office, '/dashboard/campaigns/riverside-park/reports/overview');
  const strip = office.getByRole('region', { name: 'Weights of the results' });
  const card = office.getByRole('region', { name: 'Weighting', exact: true });
  const isOn = card.getByRole('switch', { name: 'Show weighted results' });
  await expect(isOn).not.toBeChecked();
  await expect(strip).toHaveCount(0);
  // Mantine covers the switch with its label.
  await isOn.check({ force: true });
  await expect(strip).toContainText(/Weighted by Area and Age: n \d+, effective size \d+, design effect 1\.\d+/);

  await card.getByRole('button', { name: 'Change how' }).click();
  await card.getByRole('button', { name: 'Groups and shares of Age' }).click();
  await card.getByRole('switch', { name: /^Use shares of my own/ }).check({ force: true });
  await card.getByRole('textbox', { name: 'Share of 16 to 24 in percent' }).fill('0');
  await expect(card.getByText(/^Your shares add up to 8\d(\.\d+)?%, not to 100%\.$/)).toBeVisible();
  await card.getByRole('button', { name: 'Scale to 100%' }).click();
  await card.getByRole('button', { name: 'Save weighting' }).click();
  await expect(strip).toContainText(/responses are from 16 to 24 \(Age\), whose share is 0%/);
  await expectAccessible(office);
  await expectSound(office);
  await card.getByRole('button', { name: 'Merge 16 to 24 with 25 to 34' }).click();
  await expect(strip).toContainText('Weighted by Area and Age');
  await expect(card.getByText(/16 to 24 is counted as 25 to 34/)).toBeVisible();
  await send(office, 'put', '/api/campaigns/riverside-park/weighting', park);
});
