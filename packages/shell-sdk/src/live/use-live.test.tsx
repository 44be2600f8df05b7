import { act, render, screen } from '@testing-library/react';
import { useLive } from './use-live';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly close = jest.fn();
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  say(event: string, data: string): void {
    this.dispatchEvent(new MessageEvent(event, { data }));
  }
  fail(readyState: number): void {
    this.readyState = readyState;
    this.onerror?.();
  }
}

const last = (): FakeSource => FakeSource.all.at(-1) as FakeSource;

const Watcher = ({ path, onMessage }: { path: string | null; onMessage: (data: unknown) => void }) => (
  <p>{useLive(path, 'report', onMessage).isConnected ? 'connected' : 'apart'}</p>
);

beforeEach(() => {
  jest.useFakeTimers();
  FakeSource.all = [];
  Object.assign(globalThis, { EventSource: FakeSource });
});
afterEach(() => jest.useRealTimers());

describe('useLive', () => {
  it('hands over the parsed data of its own event only', () => {
    const onMessage = jest.fn();
    render(<Watcher path="/live" onMessage={onMessage} />);
    act(() => last().onopen?.());
    expect(screen.getByText('connected')).toBeVisible();
    act(() => {
      last().say('report', '{"responses":3}');
      last().say('other', '{"responses":9}');
    });
    expect(onMessage.mock.calls).toEqual([[{ responses: 3 }]]);
  });

  it('closed by the server for good, connects again after growing pauses', () => {
    render(<Watcher path="/live" onMessage={jest.fn()} />);
    act(() => last().fail(FakeSource.CLOSED));
    act(() => jest.advanceTimersByTime(499));
    expect(FakeSource.all).toHaveLength(1);
    act(() => jest.advanceTimersByTime(1));
    expect(FakeSource.all).toHaveLength(2);
    act(() => last().fail(FakeSource.CLOSED));
    act(() => jest.advanceTimersByTime(999));
    expect(FakeSource.all).toHaveLength(2);
    act(() => jest.advanceTimersByTime(1));
    expect(FakeSource.all).toHaveLength(3);
  });

  it('cut off for a moment, leaves the reconnect to the browser', () => {
    render(<Watcher path="/live" onMessage={jest.fn()} />);
    act(() => last().fail(0));
    act(() => jest.advanceTimersByTime(60_000));
    expect(FakeSource.all).toHaveLength(1);
    expect(screen.getByText('apart')).toBeVisible();
  });

  it('unmounted, closes the stream', () => {
    const { unmount } = render(<Watcher path="/live" onMessage={jest.fn()} />);
    unmount();
    expect(last().close).toHaveBeenCalledTimes(1);
  });

  it('without a path, listens to nothing', () => {
    render(<Watcher path={null} onMessage={jest.fn()} />);
    expect(FakeSource.all).toHaveLength(0);
  });
});
