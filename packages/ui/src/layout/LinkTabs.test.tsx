import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { UiProvider } from '../theme/UiProvider';
import { LinkTabs } from './LinkTabs';

const tabs = [
  { to: '/x/list', label: 'List' },
  { to: '/x/tags', label: 'Tags' },
];
const at = (path: string) =>
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[path]}>
        <LinkTabs tabs={tabs} />
      </MemoryRouter>
    </UiProvider>,
  );

describe('LinkTabs', () => {
  it.each([
    ['/x/tags', 'Tags'],
    ['/x/tags/7', 'Tags'],
    ['/x/list', 'List'],
    ['/x/tagsy', 'List'],
  ])('at %s the tab %s is the current one', (path, label) => {
    at(path);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(label);
  });
  it('each tab is a link to its place', () => {
    at('/x/list');
    expect(screen.getByRole('tab', { name: 'Tags' })).toHaveAttribute('href', '/x/tags');
  });
});
