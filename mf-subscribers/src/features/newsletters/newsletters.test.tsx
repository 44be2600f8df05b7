import { createNewsletterOperation, sendNewsletterOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { currentNotices } from '@folkmoot/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createHandlers } from '../../standalone/handlers';
import { NewNewsletterPage, NewslettersTab } from '.';

const render = (node: ReactElement, route: string) => renderWithShell(node, { route, handlers: createHandlers() });

const parts = () =>
  within(screen.getByRole('region', { name: 'Parts' }))
    .queryAllByRole('listitem')
    .map((item) => item.getAttribute('aria-label'));

describe('newsletters', () => {
  it('are listed with their state and figures', async () => {
    render(<NewslettersTab />, '/dashboard/subscribers/newsletters');
    const row = (await screen.findByText('What you said about the pond')).closest('tr') as HTMLElement;
    expect(within(row).getByText('Sent')).toBeInTheDocument();
    expect(within(row).getByText('240')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'New newsletter' })).toHaveAttribute(
      'href',
      '/dashboard/subscribers/newsletters/new',
    );
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('are written in parts, and parts are moved, deleted and brought back', async () => {
    const { user } = render(<NewNewsletterPage />, '/dashboard/subscribers/newsletters/new');
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Picture' }));
    expect(parts()).toEqual(['Text 1', 'Picture 2']);
    await user.click(screen.getByRole('button', { name: 'Move Picture 2 up' }));
    expect(parts()).toEqual(['Picture 1', 'Text 2']);
    expect(screen.getByText('Picture 2: position 1 of 2.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Drag: Picture 1' })).toHaveAccessibleDescription(/press Space or Enter/);
    await user.click(screen.getByRole('button', { name: 'Delete Picture 1' }));
    expect(parts()).toEqual(['Text 1']);
    act(() => currentNotices().at(-1)?.action?.run());
    expect(parts()).toEqual(['Picture 1', 'Text 2']);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('are sent only when every part is complete, and the last step says who gets it', async () => {
    const shell = render(<NewNewsletterPage />, '/dashboard/subscribers/newsletters/new');
    const { user } = shell;
    await user.type(await screen.findByLabelText('Subject'), 'News');
    await user.type(screen.getByLabelText('Headline'), 'The park');
    await user.click(screen.getByRole('button', { name: 'Review and send' }));
    expect(await screen.findByText('Write a text.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Text'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Review and send' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the newsletter?' }));
    expect(dialog.getByText('Everyone on the list')).toBeInTheDocument();
    expect(await dialog.findByText('9 people in this audience will not get it:')).toBeInTheDocument();
    const reasons = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(reasons).toEqual(['3 have paused their mail', '4 have unsubscribed', '2 have an address that bounced']);
    await user.click(await dialog.findByRole('button', { name: 'Send to 240 people' }));
    await waitFor(() => expect(shell.inputsOf(sendNewsletterOperation)).toHaveLength(1));
    const [created] = shell.inputsOf(createNewsletterOperation);
    expect(created).toMatchObject({ body: { subject: 'News', title: 'The park', audience: { of: 'everybody' } } });
  });
});
