import { systemActor } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import type { DigestMark } from '../../records/digest.domain';
import type { DigestKind } from '../../records/digest.repository';
import type { NoticeText } from '../../records/notice.domain';
import type { StoredCouncil } from '../../records/views.domain';
import { allOf } from './all-of';
import { isDailyDue, isWeeklyDue } from './local-time.domain';
import { freshText, type Movement, movementsSince, weekText } from './notice.domain';
import { isMailed, recipientsOf } from './recipients';

/** More campaigns than a council has. */
const MOST_CAMPAIGNS = 2_000;
const actor = systemActor('admin');

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

/** The mark and the mails that are to go out are one transaction: nobody hears of the same twice, and nothing is forgotten. */
const queueDigest = ({ units, clock }: Deps, council: StoredCouncil, { kind, isDue, textOf }: Digest): Promise<void> =>
  units.unitOfWorkAcrossCouncils(actor, async (unit) => {
    const { digests: marks, usage, notices } = unit;
    const now = clock.now();
    const mark = await marks.find(council.id, kind);
    if (mark && !isDue(mark.until, now, council.timezone)) return;
    const campaigns = await usage.listCampaigns(council.id, MOST_CAMPAIGNS);
    const movements = mark ? movementsSince(mark, campaigns) : [];
    const counts = mark
      ? movements.map(({ campaignId, responses, gained }) => ({ campaignId, responses, gained }))
      : campaigns.map(({ id: campaignId, responses }) => ({ campaignId, responses, gained: null }));
    await marks.note(council.id, kind, { until: now, counts });
    const text = mark && textOf(movements, council, mark, now);
    if (!text) return;
    const pending = (await recipientsOf(unit, council.id, kind)).map(({ id }) => id);
    const when = { happenedAt: now, dueAt: now };
    await notices.add({ id: newId(), kind, councilId: council.id, about: null, text, pending, ...when });
  });

/** Puts the digests of responses into the queue, each council's in its own morning. The first time only notes where it begins. */
export const queueDigestsAcrossCouncils = async (deps: Deps, signal: AbortSignal): Promise<void> => {
  const councils = await allOf((page) => deps.units.readerAcrossCouncils().councils.list(page));
  for (const council of councils.filter(isMailed)) {
    for (const digest of digests) {
      if (signal.aborted) return;
      await queueDigest(deps, council, digest);
    }
  }
};
