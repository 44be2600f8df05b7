import { randomUUID } from 'node:crypto';
import { type Actor, campaignWatchedEvent, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { PublishedSurveys } from '../../entities/published-survey';
import type { CampaignWatch, Watching } from '../../entities/watch';

interface ReportTools {
  readonly watch: Pick<CampaignWatch, 'list'>;
  readonly published: Pick<PublishedSurveys, 'find'>;
}

type ReportContext = Pick<Context<object, Actor>, 'unitOfWork' | 'clock'>;

/** The state counts as over after this time, unless it is reported again. */
const VALID_MS = 10 * 60_000;
const RENEW_MS = VALID_MS / 2;

interface Reported extends Watching {
  readonly until: number;
}

/** Reports changes of the campaigns that are watchful to the campaigns service. Each replica reports its own. */
export const createWatchReports = ({ unitOfWork, clock }: ReportContext, { watch, published }: ReportTools) => {
  const replica = randomUUID();
  const reported = new Map<string, Reported>();

  const publish = ({ campaignId, councilId, reason }: Watching, isWatchful: boolean, until: number): Promise<void> =>
    unitOfWork(systemActor('public', councilId), ({ outbox }) =>
      outbox.add(campaignWatchedEvent, {
        aggregate: { type: 'campaign', id: campaignId, revision: 1 },
        payload: {
          campaignId,
          isWatchful,
          reason: isWatchful ? reason : null,
          at: clock.now().toISOString(),
          until: new Date(until).toISOString(),
          replica,
        },
      }),
    );

  const isAutomatic = async ({ campaignId }: Watching): Promise<boolean> => {
    const survey = await published.find(campaignId);
    return survey !== null && (survey.campaign.integrityLevel ?? 'automatic') === 'automatic';
  };

  const reportWatchful = async (watching: Watching, now: number): Promise<void> => {
    const known = reported.get(watching.campaignId);
    if (known && known.until - now > RENEW_MS) return;
    const until = now + VALID_MS;
    await publish(watching, true, until);
    reported.set(watching.campaignId, { ...watching, until });
  };

  /** The campaigns that staff left to the automatic. */
  const listAutomatic = async (): Promise<Watching[]> => {
    const automatic: Watching[] = [];
    for (const each of watch.list()) if (await isAutomatic(each)) automatic.push(each);
    return automatic;
  };

  const reportCalm = async (watching: Watching, now: number): Promise<void> => {
    await publish(watching, false, now);
    reported.delete(watching.campaignId);
  };

  const report = async (): Promise<void> => {
    const now = clock.now().getTime();
    const automatic = await listAutomatic();
    for (const each of automatic) await reportWatchful(each, now);
    const ids = new Set(automatic.map(({ campaignId }) => campaignId));
    const over = [...reported.values()].filter(({ campaignId }) => !ids.has(campaignId));
    for (const each of over) await reportCalm(each, now);
  };

  let last = Promise.resolve();
  // One after the other: two at the same time would report the same change twice.
  return (): Promise<void> => {
    last = last.catch(() => undefined).then(report);
    return last;
  };
};
