import type { Readable } from 'node:stream';
import { DomainError } from '@folkmoot/contracts';
import { blobKey, type Context } from '@folkmoot/service-kit';
import { evidenceFolder } from '../../entities/evidence';
import { type NamedEvidence, publishEvidence } from './change-evidence.use-case';
import type { EvidenceRecords, EvidenceTools } from './evidence.types';

const gone = (): DomainError => new DomainError('export_gone');

/** The file of a pack. The download is logged. Throws campaign_not_found, not_found or export_gone. */
export const downloadEvidence = async (
  { actor, unitOfWork, clock }: Context<EvidenceRecords>,
  { campaignId, evidenceId }: NamedEvidence,
  { blobs }: Pick<EvidenceTools, 'blobs'>,
): Promise<{ readonly body: Readable; readonly name: string }> => {
  const now = clock.now();
  const { hash, day } = await unitOfWork(actor, async ({ campaigns, evidence, outbox }) => {
    await campaigns.get(campaignId);
    const known = await evidence.get(campaignId, evidenceId);
    if (known.state !== 'done' || known.hash === null || known.keepUntil <= now) throw gone();
    await publishEvidence(outbox, known, 'downloaded');
    return { hash: known.hash, day: (known.finishedAt ?? now).toISOString().slice(0, 'YYYY-MM-DD'.length) };
  });
  const opened = await blobs.open(blobKey(evidenceFolder(actor.councilId ?? ''), hash));
  if (!opened) throw gone();
  return { body: opened.stream, name: `evidence_staff_only_${day}.zip` };
};
