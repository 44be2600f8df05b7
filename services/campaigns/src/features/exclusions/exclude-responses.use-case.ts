import {
  type Actor,
  type BodyOf,
  campaignCorrectedEvent,
  DomainError,
  type ExclusionBatch,
  type excludeResponsesOperation,
  isDomainError,
  systemActor,
} from '@folkmoot/contracts';
import { type Context, type Jobs, newId, type Unit } from '@folkmoot/service-kit';
import { checkRange } from '../../entities/campaign';
import type { StoredExclusionBatch } from '../../entities/exclusion-batch';
import { listedResponses, type ResponseFilter } from '../../entities/response';
import { changeExclusions } from './change-exclusions';
import type { ExclusionRecords } from './set-exclusion.use-case';

/** Responses that change in one transaction. */
const BATCH_SIZE = 500;
/** The page that began an action continues it. After this time a job does so, too, in case the page is gone. */
const PAGE_CONTINUES_MS = 5_000;

export const CONTINUE_JOB = 'exclusions.continue';

/** An action on many responses, for the job that completes it. */
export interface ExclusionRef {
  readonly campaignId: string;
  readonly councilId: string;
  readonly batchId: string;
}

type ExclusionContext = Context<ExclusionRecords>;

const selected = async (
  unit: ExclusionRecords,
  { campaignId, selection, startedAt }: Pick<StoredExclusionBatch, 'campaignId' | 'selection' | 'startedAt'>,
): Promise<ResponseFilter> => {
  if ('ids' in selection) return { campaignId, ids: selection.ids };
  if ('batchId' in selection) return { campaignId, batchId: selection.batchId };
  const filter = await listedResponses(unit, campaignId, selection.filter);
  // Responses that arrive meanwhile are not part of what the person saw.
  return { ...filter, before: filter.before && filter.before < startedAt ? filter.before : startedAt };
};

/** Changes the next responses of an action. */
const changeSome = async (unit: Unit<ExclusionRecords>, batch: StoredExclusionBatch): Promise<StoredExclusionBatch> => {
  const { isExcluded, reason, startedBy: by, startedAt: at, id: batchId } = batch;
  // The list goes on behind the cursor, so a response that was changed before is not read again.
  const list = { ...(await selected(unit, batch)), limit: BATCH_SIZE, cursor: batch.cursor ?? undefined };
  const { items, nextCursor } = await unit.responses.list(list);
  const moved = items.filter((response) => response.isExcluded !== isExcluded);
  await changeExclusions(unit, moved, { isExcluded, exclusion: isExcluded ? { reason, by, at, batchId } : null });
  const done = batch.done + moved.length;
  const next = { ...batch, done, cursor: nextCursor, isComplete: nextCursor === null };
  await unit.exclusionBatches.put(next);
  return next;
};

const publishAction = async (
  { outbox, counters }: Unit<ExclusionRecords>,
  { campaignId, isExcluded, total }: StoredExclusionBatch,
): Promise<void> => {
  const { revision } = await counters.get(campaignId);
  const change = isExcluded ? ('response_excluded' as const) : ('response_included' as const);
  await outbox.add(campaignCorrectedEvent, {
    aggregate: { type: 'campaign', id: campaignId, revision },
    payload: { campaignId, change, responses: total },
  });
};

/** Ends an action that is about to be undone. */
const stop = async ({ exclusionBatches }: ExclusionRecords, campaignId: string, batchId: string): Promise<void> => {
  const former = await exclusionBatches.get(campaignId, batchId);
  if (!former.isComplete) await exclusionBatches.put({ ...former, isComplete: true });
};

const begin = (
  { actor, unitOfWork, clock }: ExclusionContext,
  campaignId: string,
  { isExcluded, reason, selection }: BodyOf<typeof excludeResponsesOperation>,
): Promise<StoredExclusionBatch> =>
  unitOfWork(actor, async (unit) => {
    if (isExcluded && reason === '') throw new DomainError('exclusion_reason_missing');
    if ('filter' in selection) checkRange(selection.filter);
    await unit.campaigns.get(campaignId);
    if ('batchId' in selection) await stop(unit, campaignId, selection.batchId);
    const startedAt = clock.now();
    const filter = await selected(unit, { campaignId, selection, startedAt });
    const total = await unit.responses.count({ ...filter, isExcluded: !isExcluded });
    const batch = {
      id: newId(),
      campaignId,
      isExcluded,
      reason,
      selection,
      startedBy: actor.userId,
      startedAt,
      total,
      done: 0,
      cursor: null,
      isComplete: false,
    };
    if (total > 0) await publishAction(unit, batch);
    return changeSome(unit, batch);
  });

/**
 * Begins to take many responses out of the counts with one reason, or back into them, and changes the first of them. A job
 * completes it when the page does not. The activity log gets one entry for the whole action. Throws campaign_not_found,
 * not_found and exclusion_reason_missing.
 */
export const excludeResponses = async (
  context: ExclusionContext,
  campaignId: string,
  { jobs, ...body }: BodyOf<typeof excludeResponsesOperation> & { readonly jobs: Pick<Jobs, 'schedule'> },
): Promise<StoredExclusionBatch> => {
  const batch = await begin(context, campaignId, body);
  const ref = { campaignId, councilId: context.actor.councilId ?? '', batchId: batch.id };
  const at = new Date(Number(context.clock.now()) + PAGE_CONTINUES_MS);
  if (!batch.isComplete) await jobs.schedule(CONTINUE_JOB, ref, at);
  return batch;
};

/** Changes the next responses of an action. When it is complete, nothing changes. Throws not_found. */
export const continueExclusion = (
  { actor, unitOfWork }: Context<ExclusionRecords, Actor>,
  { campaignId, batchId }: { readonly campaignId: string; readonly batchId: string },
): Promise<StoredExclusionBatch> =>
  unitOfWork(actor, async (unit) => {
    await unit.campaigns.get(campaignId);
    const batch = await unit.exclusionBatches.get(campaignId, batchId);
    return batch.isComplete ? batch : changeSome(unit, batch);
  });

/** Completes an action. Ends early when its campaign is deleted. */
export const finishExclusion = async (
  context: Context<ExclusionRecords, Actor>,
  { campaignId, councilId, batchId }: ExclusionRef,
  signal: AbortSignal,
): Promise<void> => {
  const own = { ...context, actor: systemActor('campaigns', councilId) };
  try {
    let isComplete = false;
    while (!isComplete) {
      signal.throwIfAborted();
      ({ isComplete } = await continueExclusion(own, { campaignId, batchId }));
    }
  } catch (error) {
    if (!isDomainError(error) || error.code === 'stale_revision') throw error;
  }
};

export const toBatchView = ({ id, isExcluded, done, total, isComplete }: StoredExclusionBatch): ExclusionBatch => ({
  id,
  isExcluded,
  done,
  total,
  isComplete,
});
