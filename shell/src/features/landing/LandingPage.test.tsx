import { accessibilityProblems } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell';

const open = async () => {
  const shell = renderShell({ route: '/', session: null });
  await screen.findByRole('heading', { level: 1 });
  return shell;
};

describe('LandingPage', () => {
  it('links to the login page, and opens the demo survey by a full page load', async () => {
    await open();
    for (const link of screen.getAllByRole('link', { name: 'Get Started' }))
      expect(link).toHaveAttribute('href', '/auth');
    expect(screen.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/auth');
    expect(screen.getByRole('link', { name: 'View Demo Survey' })).toHaveAttribute('href', '/survey/demo');
  });

  it('has six cards, each with a link to a feature that exists (F-54)', async () => {
    await open();
    const targets = screen
      .getAllByRole('article')
      .map((card) => within(card).getByRole('link').getAttribute('href') ?? '');
    expect(targets).toHaveLength(6);
    for (const target of targets) {
      expect(target).toMatch(/^(\/dashboard\/(campaigns|overview|team)|\/survey\/demo)$/);
    }
  });

  it('says on the delivery card that SMS is coming soon (E-21, F-54)', async () => {
    await open();
    const cards = screen.getAllByRole('article').filter((card) => card.textContent?.includes('SMS coming soon'));
    expect(cards).toHaveLength(1);
    expect(cards[0]).toHaveTextContent('QR code');
  });

  it('shows the configured support address in its footer (E-31)', async () => {
    await open();
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Technical support' });
    expect(link).toHaveAttribute('href', 'mailto:help@folkmoot.example');
  });

  it('is accessible', async () => {
    await open();
    expect(await accessibilityProblems()).toEqual([]);
  });
});
