import { DomainError } from '@folkmoot/contracts';
import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { Certificate, CertificateRepository, ServiceErasure } from './certificate.repository';

interface CertificateDocument {
  /** The council's id. */
  _id: string;
  orderedAt: Date;
  services: ServiceErasure[];
  certifiedAt: Date | null;
}

export const certificateModel = defineModel<CertificateDocument>('erasureCertificates', {
  fields: {
    orderedAt: { type: Date, required: true },
    services: { type: [Object], default: [] },
    certifiedAt: { type: Date, default: null },
  },
});

const toCertificate = ({ _id, ...fields }: CertificateDocument): Certificate => ({ councilId: _id, ...fields });

/** Certificates are kept after their councils are erased. */
export const createCertificateRepositoryAcrossCouncils = (scope: Scope): CertificateRepository => {
  const certificates = collectionAcrossCouncils(certificateModel, scope);
  return {
    begin: async (councilId, orderedAt) => {
      const fields = { orderedAt, services: [], certifiedAt: null };
      await certificates.updateOne({ _id: councilId }, { $setOnInsert: fields }, { upsert: true });
    },
    note: async (councilId, erasure) => {
      const known = toCertificate(await certificates.get(councilId));
      if (known.services.some(({ service }) => service === erasure.service)) return known;
      const saved = await certificates.updateOne({ _id: councilId }, { $push: { services: erasure } });
      if (!saved) throw new DomainError('not_found');
      return toCertificate(saved);
    },
    certify: async (councilId, certifiedAt) => {
      await certificates.updateOne({ _id: councilId }, { $set: { certifiedAt } });
    },
  };
};

export const certificateEntity = defineEntity({
  models: [certificateModel],
  repositories: (scope) => ({ certificates: createCertificateRepositoryAcrossCouncils(scope) }),
});
