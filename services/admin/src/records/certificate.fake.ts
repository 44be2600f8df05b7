import { DomainError } from '@folkmoot/contracts';
import type { Certificate, CertificateRepository } from './certificate.repository';

/** Certificates in memory. */
export const fakeCertificates = (kept = new Map<string, Certificate>()): CertificateRepository => {
  const get = (councilId: string): Certificate => {
    const found = kept.get(councilId);
    if (!found) throw new DomainError('not_found');
    return found;
  };
  return {
    begin: async (councilId, orderedAt) => {
      if (!kept.has(councilId)) kept.set(councilId, { councilId, orderedAt, services: [], certifiedAt: null });
    },
    note: async (councilId, erasure) => {
      const known = get(councilId);
      if (known.services.some(({ service }) => service === erasure.service)) return known;
      const noted = { ...known, services: [...known.services, erasure] };
      kept.set(councilId, noted);
      return noted;
    },
    certify: async (councilId, certifiedAt) => void kept.set(councilId, { ...get(councilId), certifiedAt }),
  };
};
