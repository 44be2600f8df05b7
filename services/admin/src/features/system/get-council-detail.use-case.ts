import { type CouncilDetail, lookup } from '@folkmoot/contracts';
import { senderNameOf } from '@folkmoot/service-kit';
import { nameOfMonth } from '../../months/month.domain';
import type { Deps } from '../../records/deps';
import { type StoredCouncil, toCouncilView } from '../../records/views.domain';
import { type LookUpMailDomain, senderOf } from './mail-domain';

export interface CouncilDetailDeps extends Deps {
  /** What all mail is sent from: `Name <address>`. */
  readonly mailFrom: string;
  readonly lookUpMailDomain: LookUpMailDomain;
  /** The council's logos, which this service keeps itself: no event counts them. */
  readonly countLogos: (councilId: string) => Promise<{ readonly files: number; readonly bytes: number }>;
}

const MOST_CAMPAIGNS = 20;

const teamOf = async ({ units, clock }: Deps, councilId: string): Promise<CouncilDetail['team']> => {
  const { users, invitations } = units.readerAcrossCouncils();
  const [counts, pendingInvitations, failedInvitations, lastLoginAt] = await Promise.all([
    users.countTeam(councilId),
    invitations.countPending(councilId, clock.now()),
    invitations.countFailedMails(councilId),
    users.lastLoginAt(councilId),
  ]);
  return { ...counts, pendingInvitations, failedInvitations, lastLoginAt: lastLoginAt?.toISOString() ?? null };
};

const usageOf = async ({ units, clock, countLogos }: CouncilDetailDeps, councilId: string) => {
  const { usage } = units.readerAcrossCouncils();
  const [used, monthlyResponses, campaigns, storage, logos] = await Promise.all([
    usage.ofCouncils([councilId]),
    usage.countMonth(nameOfMonth(clock.now()), councilId),
    usage.listCampaigns(councilId, MOST_CAMPAIGNS),
    usage.storageOf(councilId),
    countLogos(councilId),
  ]);
  const { campaigns: count, responses } = lookup(used, councilId) ?? { campaigns: 0, responses: 0 };
  return {
    usage: { campaigns: count, responses, monthlyResponses },
    campaigns,
    storage: {
      files: storage.files + logos.files,
      bytes: storage.bytes + logos.bytes,
      countedAt: storage.countedAt?.toISOString() ?? null,
    },
  };
};

const mailOf = async (
  { mailFrom, lookUpMailDomain }: CouncilDetailDeps,
  { name, settings }: StoredCouncil,
): Promise<CouncilDetail['mail']> => {
  const { address, domain } = senderOf(mailFrom);
  const { replyTo } = settings.emailConfig;
  return {
    fromAddress: address,
    fromName: senderNameOf({ name, settings }),
    replyTo,
    ...(await lookUpMailDomain(domain)),
  };
};

/** One council as a system administrator sees it, deleted or not (E-50). Throws not_found. */
export const getCouncilDetailAcrossCouncils = async (
  deps: CouncilDetailDeps,
  councilId: string,
): Promise<CouncilDetail> => {
  const council = await deps.units.readerAcrossCouncils().councils.get(councilId);
  const [team, used, mail] = await Promise.all([
    teamOf(deps, councilId),
    usageOf(deps, councilId),
    mailOf(deps, council),
  ]);
  return {
    council: toCouncilView(council),
    deletedAt: council.deletedAt?.toISOString() ?? null,
    erasedAfter: council.erasedAfter?.toISOString() ?? null,
    team,
    ...used,
    mail,
    retentionDays: council.settings.privacy.retentionDays,
  };
};
