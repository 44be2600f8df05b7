import path from 'node:path';
import { earlierVersions, factsOf, unpackFixture } from '../../scripts/product/earlier-version';
import { freshDataDir, removeDataDir, startProduct } from '../../scripts/product/running-product';
import { expect, test } from '../fixtures/test';
import { signIn } from '../pages/sign-in.page';

const root = path.resolve(import.meta.dirname, '../..');

for (const version of earlierVersions(root)) {
  test(`an officer sees a complete report with the data of version ${version}, and it counts a new answer`, async ({
    browser,
  }) => {
    const dir = freshDataDir();
    const { origin, stop } = await startProduct({ root, dataDir: await unpackFixture(root, version, 'demo', dir) });
    const { responses, waiting } = factsOf(root, version);
    const expected = responses + waiting.length;
    const context = await browser.newContext({ baseURL: origin });
    const office = await context.newPage();
    await signIn(office, origin, 'admin@riverside.example');
    await office.goto('/dashboard/campaigns/riverside-park/reports/overview');
    const total = office.getByRole('region', { name: 'Total Responses' });
    await expect(total.getByText(String(expected), { exact: true })).toBeVisible({ timeout: 45_000 });

    const stranger = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
    const resident = await stranger.newPage();
    await resident.goto('/riverside/survey/riverside-park');
    await resident.getByRole('radio', { name: 'Satisfied', exact: true }).first().check();
    await resident.getByRole('combobox', { name: /How often/ }).selectOption({ index: 1 });
    await resident.getByRole('button', { name: 'Submit' }).click();
    await expect(resident.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await expect(total.getByText(String(expected + 1), { exact: true })).toBeVisible();
    await stranger.close();
    await context.close();
    await stop();
    removeDataDir(dir);
  });
}
