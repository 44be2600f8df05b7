import { createPagePreviewTokens } from './page-preview-token';
import { createSignedTokens } from './signed-token';

const KEY = 'a key for tests that has thirty-two characters or more';
const now = new Date('2026-03-02T09:00:00.000Z');
const inAnHour = new Date('2026-03-02T10:00:00.000Z');
const page = { id: 'p1', revision: 7 };
const previews = createPagePreviewTokens(KEY);

describe('the signed preview of an opt-in page (E-18)', () => {
  it('read in time, names its page and fits into a query', () => {
    const token = previews.issue(page, inAnHour);
    expect(token).toBe(encodeURIComponent(token));
    expect(previews.read(token, now)).toEqual(page);
  });

  it('read after its hour, is worthless', () =>
    expect(previews.read(previews.issue(page, inAnHour), new Date(inAnHour.getTime() + 1000))).toBeNull());

  it('made with another key or for another purpose, is worthless', () => {
    expect(createPagePreviewTokens(`${KEY}x`).read(previews.issue(page, inAnHour), now)).toBeNull();
    expect(previews.read(createSignedTokens(KEY, 'preferences').issue(['p1'], inAnHour), now)).toBeNull();
  });

  it.each([[['p1', 'p2']], [['p1', '7', '8']], [['p1', '-1']]])('naming %j, is worthless', (parts) =>
    expect(previews.read(createSignedTokens(KEY, 'page-preview').issue(parts, inAnHour), now)).toBeNull(),
  );

  it('of an earlier version, shows any revision', () =>
    expect(previews.read(createSignedTokens(KEY, 'page-preview').issue(['p1'], inAnHour), now)).toEqual({
      id: 'p1',
      revision: 0,
    }));
});
