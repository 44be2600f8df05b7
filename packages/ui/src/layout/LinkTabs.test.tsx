import { fireEvent, render, screen } from '@testing-library/react';
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
  it('link to the addresses of the tabs', () => {
    at('/x/list');
    expect(screen.getByRole('tab', { name: 'Tags' })).toHaveAttribute('href', '/x/tags');
  });
  it('arrow keys go to the tabs without opening them, so the last one can be reached from the first', () => {
    at('/x/list');
    screen.getByRole('tab', { name: 'List' }).focus();
    fireEvent.keyDown(screen.getByRole('tab', { name: 'List' }), { key: 'ArrowRight' });
    expect(screen.getByRole('tab', { name: 'Tags' })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('List');
  });
  it('scroll the current tab into view again when a label grows', () => {
    const scrolled: (string | null)[] = [];
    const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      scrolled.push(this.textContent);
    });
    const withLabel = (label: string) => (
      <UiProvider>
        <MemoryRouter initialEntries={['/x/tags']}>
          <LinkTabs tabs={[{ to: '/x/list', label }, tabs[1] as (typeof tabs)[0]]} />
        </MemoryRouter>
      </UiProvider>
    );
    const { rerender } = render(withLabel('Comments'));
    expect(scrolled).toEqual(['Tags']);
    rerender(withLabel('Comments (2 to review)'));
    expect(scrolled).toEqual(['Tags', 'Tags']);
    scroll.mockRestore();
  });
  it.each([
    [0, 'after'],
    [50, 'before after'],
    [200, 'before'],
  ])('show where more tabs are when the row is scrolled by %i of 200 pixels', (scrollLeft, more) => {
    at('/x/list');
    const row = screen.getByRole('tablist');
    for (const [name, value] of Object.entries({ scrollLeft, clientWidth: 390, scrollWidth: 590 })) {
      Object.defineProperty(row, name, { value, configurable: true });
    }
    fireEvent.scroll(row);
    expect(row).toHaveAttribute('data-more', more);
  });
});
