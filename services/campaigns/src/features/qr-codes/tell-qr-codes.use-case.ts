import { systemActor } from '@folkmoot/contracts';
import type { JobContext, Jobs } from '@folkmoot/service-kit';
import { qrCodeChanged } from '../../records/campaign.events';
import type { Deps } from '../../records/repositories';
import type { CodePlace } from '../../records/sweep.repository';

export const TELL_QR_CODES_JOB = 'campaigns.tell-qr-codes';
const BATCH = 200;

/** The last one that was told of. */
export interface Told {
  readonly afterId: string;
}

const byCouncil = (places: readonly CodePlace[]): Map<string, CodePlace[]> => {
  const groups = new Map<string, CodePlace[]>();
  for (const place of places) groups.set(place.councilId, [...(groups.get(place.councilId) ?? []), place]);
  return groups;
};

/** As they are now: one that went meanwhile is not told of. */
const tellOf = ({ unitOfWork }: Pick<Deps, 'unitOfWork'>, councilId: string, places: readonly CodePlace[]) =>
  unitOfWork(systemActor('campaigns', councilId), async ({ qrCodes, outbox }) => {
    const wanted = new Set(places.map(({ codeId }) => codeId));
    const campaignIds = [...new Set(places.map(({ campaignId }) => campaignId))];
    for (const code of await qrCodes.listOfCampaigns(campaignIds)) {
      if (wanted.has(code.id)) await qrCodeChanged(outbox, code);
    }
  });

/**
 * Tells of every QR code once more, a batch at a time, from where it stands: those that were printed before
 * `qr-code.changed` existed lead nowhere until somebody has told of them. Who knows a code already ignores it.
 */
export const tellQrCodes = async (
  deps: Pick<Deps, 'unitOfWork' | 'readerAcrossCouncils'>,
  { checkpoint, save, signal }: Pick<JobContext<unknown, Told>, 'checkpoint' | 'save' | 'signal'>,
): Promise<void> => {
  const { sweeps } = deps.readerAcrossCouncils();
  let afterId = checkpoint?.afterId ?? '';
  for (;;) {
    signal.throwIfAborted();
    const places = await sweeps.listCodesAcrossCouncils(afterId, BATCH);
    const last = places.at(-1);
    if (!last) return;
    for (const [councilId, group] of byCouncil(places)) await tellOf(deps, councilId, group);
    afterId = last.codeId;
    await save({ checkpoint: { afterId } });
  }
};

interface QueueDeps extends Pick<Deps, 'readerAcrossCouncils'> {
  readonly jobs: Pick<Jobs, 'list' | 'schedule'>;
}

/** Queues that work when it was never done and there is something to do: at a start. */
export const queueQrCodes = async ({ jobs, readerAcrossCouncils }: QueueDeps): Promise<void> => {
  const codes = await readerAcrossCouncils().sweeps.listCodesAcrossCouncils('', 1);
  if (codes.length === 0) return;
  const [latest] = await jobs.list(TELL_QR_CODES_JOB, 1);
  if (!latest || latest.state === 'failed' || latest.state === 'cancelled') await jobs.schedule(TELL_QR_CODES_JOB, {});
};
