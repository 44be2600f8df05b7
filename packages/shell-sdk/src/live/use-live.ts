import { useEffect, useRef, useState } from 'react';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;

const parse = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

interface Listener {
  onOpen: () => void;
  onClosed: () => void;
  onData: (data: unknown) => void;
}

/**
 * Keeps one stream open. The browser reconnects after a cut, but not after an error status, so this reconnects then.
 */
const follow = (path: string, event: string, listener: Listener): (() => void) => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_RETRY_MS;
  const open = () => {
    source = new EventSource(path);
    source.onopen = () => {
      wait = FIRST_RETRY_MS;
      listener.onOpen();
    };
    source.addEventListener(event, (message) => listener.onData(parse(message.data)));
    source.onerror = () => {
      listener.onClosed();
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_RETRY_MS);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
};

/**
 * Listens to server-sent events of one name, with reconnect. `onMessage` gets the parsed JSON, or undefined when it
 * is not JSON. A null path opens no stream.
 */
export const useLive = (
  path: string | null,
  event: string,
  onMessage: (data: unknown) => void,
): { isConnected: boolean } => {
  const [isConnected, setIsConnected] = useState(false);
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  useEffect(() => {
    if (path === null || typeof EventSource === 'undefined') return;
    const stop = follow(path, event, {
      onOpen: () => setIsConnected(true),
      onClosed: () => setIsConnected(false),
      onData: (data) => latest.current(data),
    });
    return () => {
      stop();
      setIsConnected(false);
    };
  }, [path, event]);
  return { isConnected };
};
