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
  it('passes the parsed data of its own event only', () => {
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

  it('reconnects with growing delays when the server closes the stream', () => {
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

  it('leaves the reconnect to the browser when the connection is cut', () => {
    render(<Watcher path="/live" onMessage={jest.fn()} />);
    act(() => last().fail(0));
    act(() => jest.advanceTimersByTime(60_000));
    expect(FakeSource.all).toHaveLength(1);
    expect(screen.getByText('apart')).toBeVisible();
  });

  it('closes the stream when it is unmounted', () => {
    const { unmount } = render(<Watcher path="/live" onMessage={jest.fn()} />);
    unmount();
    expect(last().close).toHaveBeenCalledTimes(1);
  });

  it('opens no stream when there is no path', () => {
    render(<Watcher path={null} onMessage={jest.fn()} />);
    expect(FakeSource.all).toHaveLength(0);
  });
});
