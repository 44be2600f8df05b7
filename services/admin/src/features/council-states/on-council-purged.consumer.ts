import { councilErasureCertifiedEvent, councilPurgedEvent, serviceNames } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { CertificateRepository } from '../../entities/erasure-certificate';

interface Repositories {
  readonly certificates: CertificateRepository;
}

const sum = (erased: Readonly<Record<string, number>>): number =>
  Object.values(erased).reduce((total, count) => total + count, 0);

/** Once every service has said that it erased what it had of a council, that is certified in the audit log. */
export const onCouncilPurged: Consumer<Repositories> = consumer(
  'admin.certificates',
  councilPurgedEvent,
  async ({ payload, occurredAt }, { certificates, outbox }) => {
    const { councilId, service, erased } = payload;
    const done = { service, documents: sum(erased), doneAt: new Date(occurredAt) };
    const certificate = await certificates.note(councilId, done);
    const has = new Set(certificate.services.map((each) => each.service));
    if (certificate.certifiedAt || !serviceNames.every((name) => has.has(name))) return;
    await certificates.certify(councilId, new Date(occurredAt));
    const services = certificate.services.map((each) => ({ ...each, doneAt: each.doneAt.toISOString() }));
    await outbox.add(councilErasureCertifiedEvent, {
      aggregate: { type: 'council', id: councilId, revision: 1 },
      payload: { councilId, services },
      councilId,
    });
  },
);
