import { renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { createHandlers } from '../standalone/handlers';
import { App } from './app';

const at = (route: string) => renderWithShell(<App />, { route, handlers: createHandlers() });

describe('the subscribers remote', () => {
  it('opens the list when the address has no tab', async () => {
    const shell = at('/dashboard/subscribers');
    expect(await screen.findByRole('heading', { level: 1, name: 'Subscriber Management' })).toBeInTheDocument();
    expect(screen.getByText('Manage your email subscribers and subscription tags')).toBeInTheDocument();
    expect(shell.location()).toBe('/dashboard/subscribers/list');
    expect(await screen.findByRole('region', { name: 'Total Subscribers' })).toBeInTheDocument();
  });

  it.each([
    ['/dashboard/subscribers/nowhere', '/dashboard/subscribers/list'],
    ['/dashboard/opt-in/news/nowhere', '/dashboard/opt-in'],
  ])('shows the nearest page for %s, which leads nowhere', async (route, expected) => {
    const shell = at(route);
    await waitFor(() => expect(shell.location()).toBe(expected));
  });

  it('opens a segment as a filter of the list', async () => {
    const shell = at('/dashboard/subscribers/segments');
    await shell.user.click(await screen.findByRole('link', { name: 'Show people in Not confirmed yet' }));
    expect(await screen.findByText('Segment: Not confirmed yet')).toBeInTheDocument();
    expect(await screen.findByText('7 subscribers')).toBeInTheDocument();
  });

  it('opens a person from the list and leads back', async () => {
    const shell = at('/dashboard/subscribers/list');
    await shell.user.click(await screen.findByRole('link', { name: 'amy.archer@residents.example' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'amy.archer@residents.example' })).toBeInTheDocument();
    await shell.user.click(screen.getByRole('link', { name: 'All subscribers' }));
    expect(shell.location()).toBe('/dashboard/subscribers/list');
  });
});
