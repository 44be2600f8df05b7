import {
  type CampaignSnapshot,
  type Council,
  defaultBranding,
  type PublicCouncil,
  type SurveyVersion,
} from '@folkmoot/contracts';

/** What this service keeps of a campaign. `closedAt` is when staff ended it before its end date. */
export interface CampaignCopy extends CampaignSnapshot {
  readonly closedAt: Date | null;
}

/** What a council asks for when residents subscribe: that they tick topics themselves (E-60), and confirm their address. */
export type SignupRules = Pick<Council['settings']['privacy'], 'residentsTickTopics' | 'doubleOptIn'>;

/** Of a council of which nothing is known: the careful way. */
export const carefulRules: SignupRules = { residentsTickTopics: true, doubleOptIn: true };

/** What a council collects beside answers, and the notice that says so. */
export type CouncilPrivacy = Pick<
  Council['settings']['privacy'],
  'collectsDevice' | 'collectsReferrer' | 'privacyNotice'
> &
  // Absent in copies that were kept before it was.
  Partial<Pick<Council['settings']['privacy'], 'retentionDays' | 'longestRetentionDays'>>;
export const carefulPrivacy: CouncilPrivacy = { collectsDevice: false, collectsReferrer: false, privacyNotice: '' };

/** What this service keeps of a council. */
export interface CouncilCopy {
  readonly id: string;
  readonly council: PublicCouncil;
  /** Addresses that lead to its present one. Left out in copies from before there were any. */
  readonly formerSlugs?: readonly string[] | undefined;
  readonly rules: SignupRules;
  readonly privacy: CouncilPrivacy;
  readonly revision: number;
  readonly isDeleted: boolean;
  /** Its surveys are closed, and nobody can sign up (E-46). */
  readonly isSuspended?: boolean | undefined;
}

/** Everything that is needed to show a campaign's survey and take its answers. */
export interface PublishedSurvey {
  readonly campaign: CampaignCopy;
  readonly council: PublicCouncil;
  readonly isSuspended?: boolean | undefined;
  readonly privacy: CouncilPrivacy;
  /** The version that residents get now. */
  readonly current: SurveyVersion;
  /** A version by its number, for answers begun before the current one. */
  readonly versionOf: (version: number) => SurveyVersion | null;
}

const ended: ReadonlySet<CampaignSnapshot['status']> = new Set(['completed', 'archived']);

/** The copy after a snapshot has come in, or null when what is kept is at least as new. */
export const keepNewest = (
  known: CampaignCopy | null,
  snapshot: CampaignSnapshot,
  occurredAt: Date,
): CampaignCopy | null => {
  if (known && known.revision >= snapshot.revision) return null;
  const isEnded = ended.has(snapshot.status);
  return { ...snapshot, closedAt: isEnded ? (known?.closedAt ?? occurredAt) : null };
};

/** No snapshot comes after the erasure of a council. */
const FINAL_REVISION = Number.MAX_SAFE_INTEGER;

/** What stays of a council that was erased: that it is gone, so that nothing late brings it back. */
export const erasedCopy = ({ id, council, rules }: CouncilCopy): CouncilCopy => ({
  id,
  privacy: carefulPrivacy,
  council: { ...council, name: '', slug: '', branding: defaultBranding },
  formerSlugs: [],
  rules,
  revision: FINAL_REVISION,
  isDeleted: true,
});
