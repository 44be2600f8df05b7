import { act, fireEvent, screen } from '@testing-library/react';
import { accessibilityProblems, renderUi } from '../testing';
import { Banner } from './Banner';
import { clearNotices, notify } from './notify';
import { BANNER_MS } from './use-lifetime';

const region = (live: 'polite' | 'assertive'): Element | null =>
  screen.getByRole('region', { name: 'Notifications' }).querySelector(`[aria-live="${live}"]`);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('Banner', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('closes after 5 seconds', () => {
    const onClose = jest.fn();
    renderUi(
      <Banner kind="success" onClose={onClose}>
        Saved
      </Banner>,
    );
    pass(BANNER_MS - 1);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays under the pointer, and closes 5 seconds after the pointer leaves (E-90)', () => {
    renderUi(<Banner kind="info">Read me slowly</Banner>);
    const banner = screen.getByRole('status');
    fireEvent.mouseEnter(banner);
    pass(BANNER_MS * 3);
    expect(screen.getByText('Read me slowly')).toBeVisible();
    fireEvent.mouseLeave(banner);
    pass(BANNER_MS);
    expect(screen.queryByText('Read me slowly')).not.toBeInTheDocument();
  });

  it('stays while the focus is inside (E-90)', () => {
    renderUi(<Banner kind="info">Focused</Banner>);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(BANNER_MS * 3);
    expect(screen.getByText('Focused')).toBeVisible();
  });

  it('stays until it is dismissed when it is an error (E-90)', () => {
    renderUi(<Banner kind="error">Broken</Banner>);
    pass(BANNER_MS * 10);
    expect(screen.getByText('Broken')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Broken')).not.toBeInTheDocument();
  });
});

describe('notify', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    act(clearNotices);
  });
  afterEach(() => jest.useRealTimers());

  it('announces a success politely and removes it after 5 seconds (E-88)', () => {
    renderUi(null);
    act(() => notify.success('URL copied to clipboard!'));
    expect(region('polite')).toHaveTextContent('URL copied to clipboard!');
    pass(BANNER_MS);
    expect(region('polite')).toBeEmptyDOMElement();
  });

  it('announces an error at once and keeps it until it is dismissed', () => {
    renderUi(null);
    act(() => notify.error('Failed to delete campaign'));
    pass(BANNER_MS * 10);
    expect(region('assertive')).toHaveTextContent('Failed to delete campaign');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(region('assertive')).toBeEmptyDOMElement();
  });

  it('shows the same text only once', () => {
    renderUi(null);
    act(() => notify.info('Saved'));
    act(() => notify.info('Saved'));
    expect(screen.getAllByText('Saved')).toHaveLength(1);
  });

  it('runs its action once and closes', () => {
    const run = jest.fn();
    renderUi(null);
    act(() => notify.info('Campaign deleted', { action: { label: 'Undo', run } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Campaign deleted')).not.toBeInTheDocument();
  });

  it('is accessible', async () => {
    jest.useRealTimers();
    renderUi(null);
    act(() => notify.error('Failed'));
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('the space for notices', () => {
  const room = () => document.documentElement.style.getPropertyValue('--folkmoot-notices');
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  });
  afterEach(() => {
    act(clearNotices);
    fireEvent.scroll(window);
    jest.restoreAllMocks();
  });

  it("is reserved while a notice is shown, and is released only by the person's next action", () => {
    renderUi(<button type="button">Save</button>);
    act(() => notify.error('Not saved'));
    expect(room()).toBe('60px');
    act(clearNotices);
    expect(room()).toBe('60px');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(room()).toBe('0px');
  });

  it('does not shrink when one of two notices closes', () => {
    renderUi(<button type="button">Save</button>);
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
    act(() => {
      notify.error('Not saved');
      notify.error('Not sent');
    });
    height.mockReturnValue(60);
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
    expect(room()).toBe('120px');
  });

  it('keeps the last used control in view when the page moves down', () => {
    renderUi(<button type="button">Save</button>);
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    const edges = { top: window.innerHeight - 10, bottom: window.innerHeight + 20 };
    save.getBoundingClientRect = () => edges as DOMRect;
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    act(() => notify.error('Not saved'));
    expect(scrollBy).toHaveBeenCalledWith(0, 28);
  });
});
