/** Replaces the browser's EventSource where there is no server: connected, without messages. */
export class SilentEventSource extends EventTarget {
  static readonly CLOSED = 2;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readyState = 1;

  constructor(readonly url: string) {
    super();
    queueMicrotask(() => this.onopen?.());
  }

  close(): void {
    this.readyState = SilentEventSource.CLOSED;
  }
}
