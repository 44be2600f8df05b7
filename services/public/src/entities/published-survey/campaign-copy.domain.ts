import {
  type CampaignSnapshot,
  type Council,
  defaultBranding,
  type PublicCouncil,
  type SurveyVersion,
} from '@folkmoot/contracts';

/** The copy of a campaign. `closedAt` is when staff ended it before its end date. */
export interface CampaignCopy extends CampaignSnapshot {
  readonly closedAt: Date | null;
}

/** The council's rules for subscribing: whether residents tick topics themselves, and confirm their address. */
export type SignupRules = Pick<Council['settings']['privacy'], 'residentsTickTopics' | 'doubleOptIn'>;

/** The rules for an unknown council: the strictest ones. */
export const carefulRules: SignupRules = { residentsTickTopics: true, doubleOptIn: true };

/** The data that a council collects beside answers, and its privacy notice. */
export type CouncilPrivacy = Pick<
  Council['settings']['privacy'],
  'collectsDevice' | 'collectsReferrer' | 'privacyNotice'
> &
  // Absent in copies that were stored before the field existed.
  Partial<Pick<Council['settings']['privacy'], 'retentionDays' | 'longestRetentionDays'>>;
export const carefulPrivacy: CouncilPrivacy = { collectsDevice: false, collectsReferrer: false, privacyNotice: '' };

/** The copy of a council. */
export interface CouncilCopy {
  readonly id: string;
  readonly council: PublicCouncil;
  /** Addresses that redirect to the present one. Absent in copies that were stored before the field existed. */
  readonly formerSlugs?: readonly string[] | undefined;
  readonly rules: SignupRules;
  readonly privacy: CouncilPrivacy;
  readonly revision: number;
  readonly isDeleted: boolean;
  /** Its surveys are closed, and nobody can sign up. */
  readonly isSuspended?: boolean | undefined;
}

/** The addresses below its council that lead to a campaign. */
export interface ShortNames {
  readonly campaignId: string;
  readonly slug: string;
  readonly formerSlugs: readonly string[];
}

/** The data needed to show a campaign's survey and accept its answers. */
export interface PublishedSurvey {
  readonly campaign: CampaignCopy;
  readonly council: PublicCouncil;
  readonly isSuspended?: boolean | undefined;
  readonly privacy: CouncilPrivacy;
  /** The version that residents get now. */
  readonly current: SurveyVersion;
  /** A version by its number, for answers that began before the current one. */
  readonly versionOf: (version: number) => SurveyVersion | null;
}

const ended: ReadonlySet<CampaignSnapshot['status']> = new Set(['completed', 'archived']);

/** A snapshot of the same revision can have labels, which earlier releases did not publish. */
const isNewer = (snapshot: CampaignSnapshot, known: CampaignCopy): boolean =>
  snapshot.revision > known.revision ||
  (snapshot.revision === known.revision && snapshot.labels !== undefined && known.labels === undefined);

/** The copy after a snapshot has arrived; null when the stored copy is at least as new. */
export const keepNewest = (
  known: CampaignCopy | null,
  snapshot: CampaignSnapshot,
  occurredAt: Date,
): CampaignCopy | null => {
  if (known && !isNewer(snapshot, known)) return null;
  const isEnded = ended.has(snapshot.status);
  return { ...snapshot, closedAt: isEnded ? (known?.closedAt ?? occurredAt) : null };
};

/** No snapshot is newer than the erasure of a council. */
const FINAL_REVISION = Number.MAX_SAFE_INTEGER;

/** The record that a council is erased, so that late events do not restore it. */
export const erasedCopy = ({ id, council, rules }: CouncilCopy): CouncilCopy => ({
  id,
  privacy: carefulPrivacy,
  council: { ...council, name: '', slug: '', branding: defaultBranding },
  formerSlugs: [],
  rules,
  revision: FINAL_REVISION,
  isDeleted: true,
});
