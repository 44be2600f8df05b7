import type { QrCodeCopies, QrCodeCopy } from './qr-code-copies.repository';

export const fakeQrCodeCopies = (): QrCodeCopies => {
  const codes = new Map<string, QrCodeCopy>();
  return {
    findCode: async (id) => structuredClone(codes.get(id) ?? null),
    saveCode: async (copy) => void codes.set(copy.id, structuredClone(copy)),
    eraseOfCampaign: async (campaignId) => {
      for (const code of [...codes.values()]) if (code.campaignId === campaignId) codes.delete(code.id);
    },
  };
};
