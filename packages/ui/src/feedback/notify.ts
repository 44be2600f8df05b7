import type { MessageKind } from './Banner';
import { BANNER_MS } from './use-lifetime';

export interface Notice {
  id: number;
  kind: MessageKind;
  text: string;
  /** An action for the person, such as Undo. */
  action?: { label: string; run: () => void };
  lifetime: number | null;
}

type Listener = () => void;
let notices: readonly Notice[] = [];
let nextId = 1;
const listeners = new Set<Listener>();

const change = (next: readonly Notice[]): void => {
  notices = next;
  for (const listener of listeners) listener();
};

export const currentNotices = (): readonly Notice[] => notices;
export const subscribeToNotices = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const dismissNotice = (id: number): void => change(notices.filter((notice) => notice.id !== id));
export const clearNotices = (): void => change([]);

type Options = Partial<Pick<Notice, 'action' | 'lifetime'>>;

const show =
  (kind: MessageKind) =>
  (text: string, options: Options = {}): void => {
    const lifetime = kind === 'error' ? null : (options.lifetime ?? BANNER_MS);
    const others = notices.filter((notice) => notice.text !== text || notice.kind !== kind);
    change([...others, { id: nextId++, kind, text, action: options.action, lifetime }]);
  };

/**
 * Shows a message and announces it to screen readers: errors at once and until dismissed, others politely for 5
 * seconds.
 */
export const notify = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
};
