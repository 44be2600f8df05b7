import { DomainError } from '@folkmoot/contracts';
import type { FakeBound } from './fake-store.fake';
import type { QrCode } from './qr-code.domain';
import type { QrCodeRepository } from './qr-code.repository';

/** Codes in memory. */
export const fakeQrCodes = (store: FakeBound<QrCode>): QrCodeRepository => ({
  listOfCampaigns: async (ids) =>
    store
      .all()
      .filter(({ campaignId }) => ids.includes(campaignId))
      .sort((one, other) => +one.createdAt - +other.createdAt || (one.id < other.id ? -1 : 1)),
  get: async (campaignId, id) => {
    const code = store.find(id);
    if (code?.campaignId !== campaignId) throw new DomainError('not_found');
    return code;
  },
  save: async ({ id, revision, label, isActive, hasLogo }) => {
    const code = store.find(id);
    if (code?.revision !== revision) throw new DomainError('stale_revision');
    return store.put({ ...code, label, isActive, hasLogo, revision: revision + 1 });
  },
  insert: async (code) => store.insert(code),
  addUses: async (campaignId, uses) => {
    for (const [id, { scans = 0, responses = 0 }] of Object.entries(uses)) {
      const code = store.find(id);
      if (code?.campaignId !== campaignId) continue;
      const { usageCount, responseCount } = code;
      store.put({ ...code, usageCount: usageCount + scans, responseCount: responseCount + responses });
    }
  },
  eraseOfCampaign: async (campaignId) => store.erase((each) => each.campaignId === campaignId),
});
