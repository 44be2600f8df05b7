import { importTranslationsOperation } from '@folkmoot/contracts/client';
import { api } from '@folkmoot/shell-sdk';
import { renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { App } from '../app/app';
import { choose } from '../testing/render-campaign';
import { createHandlers } from './handlers';

const open = (route: string) => renderWithShell(<App />, { route, handlers: createHandlers() });
/** All text on the page, including values of fields. */
const readable = (): string => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  return [document.body.textContent, ...fields].join('\n');
};
const campaign = '/dashboard/campaigns/park';

describe('standalone mf-campaigns', () => {
  it.each([
    ['/dashboard/campaigns', 'Cycle lanes in the centre'],
    [`${campaign}/overview`, 'Riverside Park'],
    [`${campaign}/builder`, 'How do you like Riverside Park today?'],
    [`${campaign}/delivery`, 'When residents can answer'],
    [`${campaign}/delivery/email`, 'Email Campaign Settings'],
    [`${campaign}/delivery/qr`, 'Library door'],
    [`${campaign}/reports/overview`, 'What should come first?'],
    [`${campaign}/reports/submissions`, 'Response 180'],
    [`${campaign}/delivery/mailings/new`, 'Review and send'],
    [`${campaign}/delivery/mailings/m-sent`, 'amy@residents.example'],
    [`${campaign}/reports/insights`, 'Act on: Lighting'],
    [`${campaign}/settings`, 'Riverside Park'],
    ['/dashboard/reports', 'Riverside Park'],
    ['/dashboard/surveys/own', 'Riverside Park'],
    ['/dashboard/surveys/templates', 'Parks'],
  ])('%s has sample data: %s', async (route, text) => {
    open(route);
    await waitFor(() => expect(readable()).toContain(text));
    // Live regions may exist, but must be empty.
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringMatching(/./),
    );
  });

  it('reads translations of a survey without a server, and keeps them when they are taken', async () => {
    const shell = renderWithShell(<p />, { handlers: createHandlers() });
    const params = { campaignId: 'park', language: 'cy' };
    const read = await api.call(importTranslationsOperation, { params, query: { dryRun: 'true' } });
    expect(read.changed).toContainEqual(
      expect.objectContaining({ path: 'title', before: '', after: 'Riverside Park Survey (cy)' }),
    );
    await api.call(importTranslationsOperation, { params, query: {} });
    const again = await api.call(importTranslationsOperation, { params, query: {} });
    expect([again.changed, again.same]).toEqual([[], read.changed.length]);
    expect(shell.inputsOf(importTranslationsOperation)).toHaveLength(3);
  });

  it('keeps a campaign paused after it is paused', async () => {
    const shell = open('/dashboard/campaigns');
    await choose(shell, 'Pause', { of: 'Riverside Park' });
    expect(await screen.findByText('Paused')).toBeVisible();
  });
});
