import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { pageWordsIn } from '../words';
import { openLater } from './later';

const { after } = pageWordsIn('en', { language: 'en', branding: { thankYouText: '' } });

describe('a page without a connection', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });

  /** What the page says once it has looked at the storage of the device. */
  const said = async (indexedDb: object): Promise<string> => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    Object.defineProperty(globalThis, 'indexedDB', { value: indexedDb, configurable: true });
    const shown: ReactNode[] = [];
    const post = async () => 'away' as const;
    const places = { campaignId: 'c', title: 'Park', receiptUrl: '/receipt', workerUrl: null };
    await openLater({ ...places, words: after, post, save: () => true, show: (what) => shown.push(what) });
    await new Promise((resolve) => setTimeout(resolve, 50));
    return render(shown.at(-1)).container.textContent ?? '';
  };

  /** A database of the browser that opens and has nothing in it. */
  const working = {
    open: () => {
      const succeed = <T,>(result: T) => {
        const request = { result, onsuccess: () => undefined };
        setTimeout(() => request.onsuccess());
        return request;
      };
      const transaction = { objectStore: () => ({ getAll: () => succeed([]) }), oncomplete: () => undefined };
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

  it('promises to send the answers by itself when they can be left on the device', async () =>
    expect(await said(working)).toBe(after.offline));

  it('asks to keep the page open when storage is blocked', async () =>
    expect(await said(blocked)).toBe(after.offlineUnkept));
});
