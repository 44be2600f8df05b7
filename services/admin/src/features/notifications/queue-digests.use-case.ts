import { type Actor, systemActor } from '@folkmoot/contracts';
import { type Context, newId } from '@folkmoot/service-kit';
import type { StoredCouncil } from '../../entities/council';
import type { DigestKind, DigestMark, NoticeText } from '../../entities/notification';
import { allOf } from './all-of';
import { isDailyDue, isWeeklyDue } from './digest-due.domain';
import { freshText, type Movement, movementsSince, weekText } from './notice.domain';
import type { NotificationRecords } from './notification.types';
import { isMailed, recipientsOf } from './recipients';

/** More campaigns than any council has. */
const MOST_CAMPAIGNS = 2_000;

interface Digest {
  readonly kind: DigestKind;
  readonly isDue: (until: Date, now: Date, timeZone: string) => boolean;
  readonly textOf: (
    movements: readonly Movement[],
    council: StoredCouncil,
    mark: DigestMark,
    now: Date,
  ) => NoticeText | null;
}

const digests: readonly Digest[] = [
  {
    kind: 'new_responses',
    isDue: isDailyDue,
    textOf: (movements, council, { until }) => freshText(movements, council, until),
  },
  {
    kind: 'weekly_summary',
    isDue: isWeeklyDue,
    textOf: (movements, council, { until: since }, now) => weekText(movements, council, { since, now }),
  },
];

/** Saves the mark and the queued mails in one transaction, so that no period is reported twice or skipped. */
const queueDigest = (
  { unitOfWork, clock }: Context<NotificationRecords, Actor>,
  council: StoredCouncil,
  { kind, isDue, textOf }: Digest,
): Promise<void> =>
  unitOfWork(systemActor('admin', council.id), async (unit) => {
    const { digests: marks, usage, notices } = unit;
    const now = clock.now();
    const mark = await marks.find(kind);
    if (mark && !isDue(mark.until, now, council.timezone)) return;
    const campaigns = await usage.listCampaigns(council.id, MOST_CAMPAIGNS);
    const movements = mark ? movementsSince(mark, campaigns) : [];
    const counts = mark
      ? movements.map(({ campaignId, responses, gained }) => ({ campaignId, responses, gained }))
      : campaigns.map(({ id: campaignId, responses }) => ({ campaignId, responses, gained: null }));
    await marks.note(kind, { until: now, counts });
    const text = mark && textOf(movements, council, mark, now);
    if (!text) return;
    const pending = (await recipientsOf(unit, kind)).map(({ id }) => id);
    const when = { happenedAt: now, dueAt: now };
    await notices.add({ id: newId(), kind, councilId: council.id, about: null, text, pending, ...when });
  });

/**
 * Queues the response digests, each council's in its own morning. The first run only records where the period begins.
 */
export const queueDigestsAcrossCouncils = async (
  context: Context<NotificationRecords, Actor>,
  signal: AbortSignal,
): Promise<void> => {
  const councils = await allOf((page) => context.acrossCouncils.reader().councils.list(page));
  for (const council of councils.filter(isMailed)) {
    for (const digest of digests) {
      if (signal.aborted) return;
      await queueDigest(context, council, digest);
    }
  }
};
