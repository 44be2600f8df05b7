import { renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { App } from '../app/app';
import { createHandlers } from './handlers';
import { sampleSketch } from './sample-people';

const open = (route: string) => renderWithShell(<App />, { route, session: sampleSketch, handlers: createHandlers() });

describe('standalone mf-admin', () => {
  it.each([
    ['/dashboard/team', 'Priya Patel'],
    ['/dashboard/system/councils', '/hillview'],
    ['/dashboard/system/activity', 'subject-1'],
    ['/dashboard/system/health', 'Error: the campaign is not known'],
  ])('%s has sample data: %s', async (route, text) => {
    open(route);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps settings after they are saved', async () => {
    const shell = open('/dashboard/settings/general');
    const name = await screen.findByRole('textbox', { name: /Council name/ });
    await shell.user.type(name, ' Borough');
    await shell.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Settings saved successfully!' }]));
    expect(await screen.findByDisplayValue('Riverside Borough')).toBeInTheDocument();
  });
});
