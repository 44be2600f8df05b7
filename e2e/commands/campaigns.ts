import { expect, type Page } from '@playwright/test';

interface Delivery {
  deliveryMethods?: ('email' | 'qr')[];
  startDate?: string | null;
  endDate?: string | null;
  frequency?: 'once' | 'weekly' | 'monthly' | 'quarterly';
}

/** A request with the session of the office, as its own pages send it. */
export const send = async (
  page: Page,
  method: 'patch' | 'post' | 'put',
  path: string,
  data: unknown,
): Promise<unknown> => {
  if (page.url() === 'about:blank') await page.goto('/dashboard/campaigns');
  const { origin } = new URL(page.url());
  const answer = await page.request[method](path, { data, headers: { origin } });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.json();
};

/** Creates a campaign with one question over the API, for journeys about later steps. */
export const makeCampaign = async (page: Page, title: string, delivery: Delivery = {}): Promise<string> => {
  const { id } = (await send(page, 'post', '/api/campaigns', { title })) as { id: string };
  const questions = [{ type: 'text', title: 'What should change?', required: true }];
  await send(page, 'put', `/api/campaigns/${id}/survey`, { title, questions });
  await send(page, 'put', `/api/campaigns/${id}/delivery`, {
    deliveryMethods: ['qr'],
    targetAudience: 'All Residents',
    frequency: 'once',
    targetResponses: 100,
    startDate: null,
    endDate: null,
    ...delivery,
  });
  return id;
};

export const activateCampaign = (page: Page, id: string): Promise<unknown> =>
  send(page, 'post', `/api/campaigns/${id}/activate`, {});

/** Waits until the public service shows this state of a campaign. */
export const expectPublicState = (page: Page, id: string, state: string): Promise<void> =>
  expect
    .poll(
      async () => ((await (await page.request.get(`/api/public/surveys/${id}`)).json()) as { state: string }).state,
      {
        timeout: 20_000,
      },
    )
    .toBe(state);
