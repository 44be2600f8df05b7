import { renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { createHandlers } from '../standalone/handlers';
import { App } from './app';

const open = (path: string) =>
  renderWithShell(<App />, { route: `/dashboard/campaigns/park/delivery${path}`, handlers: createHandlers() });

describe('the addresses below the Delivery tab', () => {
  it('lead to the plan when no part is named', async () => {
    open('');
    expect(await screen.findByRole('button', { name: 'Save Delivery Settings' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Plan' })).toHaveAttribute('aria-selected', 'true');
  });
  it('show a mailing without the parts, and its way back leads to the mailings', async () => {
    const shell = open('/mailings/m-sent');
    expect(await screen.findByText('amy@residents.example')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Plan' })).not.toBeInTheDocument();
    await shell.user.click(screen.getByRole('link', { name: 'Back to Delivery' }));
    expect(await screen.findByRole('region', { name: 'Email Campaign Settings' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('an address that leads nowhere', () => {
  it.each([
    ['/dashboard/campaigns/park/nowhere', '/dashboard/campaigns/park/overview'],
    ['/dashboard/campaigns/park/nowhere/at/all', '/dashboard/campaigns/park/overview'],
    ['/dashboard/surveys/nowhere', '/dashboard/surveys/own'],
    ['/dashboard/reports/nowhere', '/dashboard/reports'],
  ])('%s shows %s', async (route, expected) => {
    const shell = renderWithShell(<App />, { route, handlers: createHandlers() });
    await waitFor(() => expect(shell.location()).toBe(expected));
  });
});
