import { createSignedTokens } from '@folkmoot/service-kit';
import { isOpenedBy, tokenOf } from './preview-token';
import type { SurveyPreview } from './survey-preview.repository';

const now = new Date('2026-03-02T09:00:00.000Z');
const preview: SurveyPreview = {
  campaignId: 'c1',
  linkSecret: 'a secret of one link that has thirty-two letters',
  createdBy: 'ada',
  createdAt: now,
  expiresAt: new Date('2026-03-09T09:00:00.000Z'),
};

describe('the signed link of a draft', () => {
  it('opens until it expires, and needs no encoding in an address', () => {
    const token = tokenOf(preview);
    expect(encodeURIComponent(token)).toBe(token);
    expect(isOpenedBy(preview, token, now)).toBe(true);
    expect(isOpenedBy(preview, token, new Date('2026-03-09T08:59:59.000Z'))).toBe(true);
    expect(isOpenedBy(preview, token, preview.expiresAt)).toBe(false);
  });

  it('opens nothing when it was replaced, belongs to another campaign or was signed for another purpose', () => {
    const token = tokenOf(preview);
    expect(isOpenedBy({ ...preview, linkSecret: `${preview.linkSecret}2` }, token, now)).toBe(false);
    expect(isOpenedBy({ ...preview, campaignId: 'c2' }, token, now)).toBe(false);
    const other = createSignedTokens(preview.linkSecret, 'page-preview').issue(['c1'], preview.expiresAt);
    expect(isOpenedBy(preview, other, now)).toBe(false);
  });

  it('opens nothing when its expiry was changed', () => {
    const [, signature] = tokenOf(preview).split('.');
    const later = Buffer.from(JSON.stringify([Date.parse('2027-01-01') / 1000, 'c1'])).toString('base64url');
    expect(isOpenedBy(preview, `${later}.${signature}`, now)).toBe(false);
  });

  it.each(['', '.', 'x', 'x.y', 'a'.repeat(10_000), '{"$gt":""}'])('opens nothing with the text %#', (text) => {
    expect(isOpenedBy(preview, text, now)).toBe(false);
  });

  it('ends with the stored expiry when that is earlier than the signed one', () => {
    const shortened = { ...preview, expiresAt: now };
    expect(isOpenedBy(shortened, tokenOf(preview), now)).toBe(false);
  });
});
