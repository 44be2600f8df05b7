import { evidenceExportedEvent, type PayloadOf } from '@folkmoot/contracts';
import { type Context, newId, type Outbox } from '@folkmoot/service-kit';
import { cancelledEvidence, newEvidence, type StoredEvidence } from '../../entities/evidence';
import type { EvidenceRecords } from './evidence.types';

export interface NamedEvidence {
  readonly campaignId: string;
  readonly evidenceId: string;
}

export const publishEvidence = (
  outbox: Outbox,
  { id, campaignId, revision }: StoredEvidence,
  change: PayloadOf<typeof evidenceExportedEvent>['change'],
): Promise<void> =>
  outbox.add(evidenceExportedEvent, {
    aggregate: { type: 'evidence', id, revision },
    payload: { campaignId, evidenceId: id, change },
  });

/** Orders a pack, or returns the one that is being made. Throws campaign_not_found. */
export const startEvidence = (
  { actor, unitOfWork, clock }: Context<EvidenceRecords>,
  campaignId: string,
): Promise<StoredEvidence> =>
  unitOfWork(actor, async ({ campaigns, evidence, outbox }) => {
    await campaigns.get(campaignId);
    const underWay = await evidence.findUnderWay(campaignId);
    if (underWay) return underWay;
    const added = await evidence.add(newEvidence({ id: newId(), campaignId }, clock.now()));
    await publishEvidence(outbox, added, 'started');
    return added;
  });

/** Stops making a pack. The job notices it at its next write. Throws not_found or transition_not_allowed. */
export const cancelEvidence = (
  { actor, unitOfWork, clock }: Context<EvidenceRecords>,
  { campaignId, evidenceId }: NamedEvidence,
): Promise<StoredEvidence> =>
  unitOfWork(actor, async ({ campaigns, evidence, outbox }) => {
    await campaigns.get(campaignId);
    const saved = await evidence.save(cancelledEvidence(await evidence.get(campaignId, evidenceId), clock.now()));
    await publishEvidence(outbox, saved, 'cancelled');
    return saved;
  });
