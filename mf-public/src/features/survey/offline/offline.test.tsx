import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { pageWordsIn } from '../../../entities/words';
import { openOutbox } from './offline';

const { after } = pageWordsIn('en', { language: 'en', branding: { thankYouText: '' } });

describe('a page without a connection', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });

  /**
   * The text of the page after it has checked the device's storage, and the text when the device must store nothing.
   */
  const opened = async (indexedDb: object) => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    Object.defineProperty(globalThis, 'indexedDB', { value: indexedDb, configurable: true });
    const shown: ReactNode[] = [];
    const post = async () => 'away' as const;
    const places = { campaignId: 'c', title: 'Park', receiptUrl: '/receipt', workerUrl: null };
    const outbox = await openOutbox({
      ...places,
      words: after,
      post,
      save: () => true,
      show: (what) => shown.push(what),
    });
    // The page checks the device's storage on its own; the first notice says that it has finished.
    await waitFor(() => expect(shown).not.toHaveLength(0));
    const said = () => render(shown.at(-1)).container.textContent ?? '';
    return { outbox, said };
  };
  const said = async (indexedDb: object): Promise<string> => (await opened(indexedDb)).said();

  /** A browser database that opens and is empty. */
  const working = {
    open: () => {
      const succeed = <T,>(result: T) => {
        const request = { result, onsuccess: () => undefined };
        setTimeout(() => request.onsuccess());
        return request;
      };
      const transaction = {
        objectStore: () => ({ getAll: () => succeed([]), put: () => succeed('key') }),
        oncomplete: () => undefined,
      };
      const begin = () => {
        setTimeout(() => transaction.oncomplete(), 10);
        return transaction;
      };
      return succeed({ transaction: begin, close: () => undefined });
    },
  };
  const blocked = {
    open: () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  };

  it('promises to send the answers automatically when they can be stored on the device', async () =>
    expect(await said(working)).toBe(after.offline));

  it('promises nothing when the device is marked as shared', async () => {
    const { outbox, said: says } = await opened(working);
    await outbox.forget();
    expect(says()).toBe(after.offlineUnkept);
  });

  it('does not mention answers to submit when they are already stored on the device', async () => {
    const { outbox, said: says } = await opened(working);
    const outgoing = { campaignId: 'c', idempotencyKey: 'key', startToken: 't', answers: [], elapsedSeconds: 3 };
    const hooks = { onSent: () => undefined, onRefused: () => undefined };
    expect([await outbox.keep(outgoing, hooks), says()]).toEqual([true, '']);
  });

  it('asks people to keep the page open when storage is blocked', async () =>
    expect(await said(blocked)).toBe(after.offlineUnkept));
});
