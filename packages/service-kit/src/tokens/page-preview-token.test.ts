import { createPagePreviewTokens } from './page-preview-token';
import { createSignedTokens } from './signed-token';

const KEY = 'a key for tests that has thirty-two characters or more';
const now = new Date('2026-03-02T09:00:00.000Z');
const inAnHour = new Date('2026-03-02T10:00:00.000Z');
const previews = createPagePreviewTokens(KEY);

describe('the signed preview of an opt-in page (E-18)', () => {
  it('read in time, names its page and fits into a query', () => {
    const token = previews.issue('p1', inAnHour);
    expect(token).toBe(encodeURIComponent(token));
    expect(previews.read(token, now)).toBe('p1');
  });

  it('read after its hour, is worthless', () =>
    expect(previews.read(previews.issue('p1', inAnHour), new Date(inAnHour.getTime() + 1000))).toBeNull());

  it('made with another key or for another purpose, is worthless', () => {
    expect(createPagePreviewTokens(`${KEY}x`).read(previews.issue('p1', inAnHour), now)).toBeNull();
    expect(previews.read(createSignedTokens(KEY, 'preferences').issue(['p1'], inAnHour), now)).toBeNull();
  });

  it('naming more than a page, is worthless', () =>
    expect(previews.read(createSignedTokens(KEY, 'page-preview').issue(['p1', 'p2'], inAnHour), now)).toBeNull());
});
