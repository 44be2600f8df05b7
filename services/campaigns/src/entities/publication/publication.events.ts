import {
  consultationChangedEvent,
  resultsAnswersRemovedEvent,
  resultsPublishedEvent,
  resultsWithdrawnEvent,
} from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredPublication, StoredVersion } from './version.domain';

const aggregateOf = ({ id, revision }: StoredVersion) => ({ type: 'publication', id, revision });

export const consultationChanged = (
  outbox: Outbox,
  { campaignId, isListed, forWhom, areas, revision }: StoredPublication,
): Promise<void> =>
  outbox.add(consultationChangedEvent, {
    aggregate: { type: 'consultation', id: campaignId, revision },
    payload: { campaignId, isListed, forWhom, areas: [...areas], revision },
  });

export const resultsPublished = async (outbox: Outbox, stored: StoredVersion): Promise<void> => {
  const { campaignId, version, publishedAt, note, checksums } = stored;
  if (!publishedAt) return;
  const payload = { campaignId, version, publishedAt: publishedAt.toISOString(), note, checksums: [...checksums] };
  await outbox.add(resultsPublishedEvent, { aggregate: aggregateOf(stored), payload });
};

export const resultsAnswersRemoved = async (outbox: Outbox, stored: StoredVersion): Promise<void> => {
  const { campaignId, version, answersRemovedAt, checksums } = stored;
  if (!answersRemovedAt) return;
  const payload = { campaignId, version, removedAt: answersRemovedAt.toISOString(), checksums: [...checksums] };
  await outbox.add(resultsAnswersRemovedEvent, { aggregate: aggregateOf(stored), payload });
};

export const resultsWithdrawn = async (outbox: Outbox, stored: StoredVersion): Promise<void> => {
  const { campaignId, version, withdrawnAt, reason } = stored;
  if (!withdrawnAt) return;
  const payload = { campaignId, version, withdrawnAt: withdrawnAt.toISOString(), reason: reason ?? '' };
  await outbox.add(resultsWithdrawnEvent, { aggregate: aggregateOf(stored), payload });
};
