import type { IntegrityLevel, ResponseMark, WatchReason } from '@folkmoot/contracts';
import { createSecretHash } from '../visit';
import { alarmOf, isMarkedAsAttack } from './alarm.domain';
import { networkClassOf } from './network-class.domain';
import { createNetworkHistory } from './network-history';
import { createWatchWindows } from './watch-windows';

/** A response that was accepted just now. */
export interface WatchedResponse {
  readonly campaign: WatchedCampaign;
  readonly network: string | null;
  readonly marks: readonly ResponseMark[];
  /** It came by the code of a shared place, or by an invitation, so it says nothing about the pace. */
  readonly isExpected: boolean;
}

export interface WatchedCampaign {
  readonly id: string;
  readonly councilId: string;
  readonly integrityLevel?: IntegrityLevel | undefined;
}

/** The state of a campaign that is watchful by itself. */
export interface Watching {
  readonly campaignId: string;
  readonly councilId: string;
  readonly reason: WatchReason;
  readonly since: number;
}

/** Decides whether campaigns are watchful, from the responses of the last minutes. In memory only. */
export interface CampaignWatch {
  note(response: WatchedResponse): void;
  /** When the campaign became watchful; null while it is calm. */
  watchfulSince(campaign: WatchedCampaign): number | null;
  /** Responses of a network to a campaign within the last half hour, and when the first came; null without any. */
  seenOf(campaignId: string, network: string): { readonly count: number; readonly since: number } | null;
  /** The campaigns that are watchful by themselves now. */
  list(): Watching[];
}

interface Alarm extends Watching {
  lastAlarmAt: number;
}

/** It becomes calm when nothing was alarming for this time. */
const QUIET_MS = 15 * 60_000;
/** While watchful, this share of the limits keeps it so. */
const EASE = 1 / 2;
const MAX_WATCHFUL = 5_000;

/** The campaigns that are watchful by themselves, until they were quiet for long enough. */
const createAlarms = (now: () => number) => {
  const alarms = new Map<string, Alarm>();

  const find = (campaignId: string): Alarm | null => {
    const alarm = alarms.get(campaignId);
    if (!alarm) return null;
    if (now() - alarm.lastAlarmAt < QUIET_MS) return alarm;
    alarms.delete(campaignId);
    return null;
  };

  return {
    find,
    raise: ({ id, councilId }: WatchedCampaign, reason: WatchReason): void => {
      const known = find(id);
      if (known) {
        known.lastAlarmAt = now();
        return;
      }
      if (alarms.size >= MAX_WATCHFUL) alarms.clear();
      alarms.set(id, { campaignId: id, councilId, reason, since: now(), lastAlarmAt: now() });
    },
    list: (): Watching[] => [...alarms.keys()].flatMap((campaignId) => find(campaignId) ?? []),
  };
};

const isAutomatic = ({ integrityLevel = 'automatic' }: WatchedCampaign): boolean => integrityLevel === 'automatic';

export const createCampaignWatch = (now: () => number = Date.now): CampaignWatch => {
  const hash = createSecretHash();
  const windows = createWatchWindows(now);
  const history = createNetworkHistory(now);
  const alarms = createAlarms(now);
  const startedAt = now();
  const keyOf = (campaignId: string, network: string): string => hash(`${campaignId} ${network}`);

  /** Why the last minutes look like an attack, with this response. */
  const alarmWith = ({ campaign, network, marks, isExpected }: WatchedResponse): WatchReason | null => {
    const isMarked = isMarkedAsAttack(marks);
    if (isExpected && !isMarked) return null;
    const window = windows(campaign.id, network && hash(networkClassOf(network)), isMarked);
    const reason = alarmOf(window, alarms.find(campaign.id) ? EASE : 1);
    if (reason !== null) window.isAlarming = true;
    return reason;
  };

  return {
    note: (response) => {
      const { campaign, network } = response;
      if (network !== null) history.note(keyOf(campaign.id, network));
      const reason = alarmWith(response);
      if (reason !== null && isAutomatic(campaign)) alarms.raise(campaign, reason);
    },
    watchfulSince: (campaign) => {
      if (campaign.integrityLevel === 'normal') return null;
      const alarm = alarms.find(campaign.id);
      if (alarm) return alarm.since;
      return campaign.integrityLevel === 'watchful' ? startedAt : null;
    },
    seenOf: (campaignId, network) => history.find(keyOf(campaignId, network)),
    list: alarms.list,
  };
};
