import { type Actor, type CouncilDetail, lookup, systemActor } from '@folkmoot/contracts';
import { type Context, senderNameOf } from '@folkmoot/service-kit';
import { type StoredCouncil, toCouncilView } from '../../entities/council';
import { nameOfMonth } from '../../entities/usage';
import { senderOf } from './mail-domain';
import type { CouncilDetailTools, SystemRecords } from './system.types';

const MOST_CAMPAIGNS = 20;

const teamOf = async (
  { reader, clock }: Context<SystemRecords, Actor>,
  councilId: string,
): Promise<CouncilDetail['team']> => {
  const { users, members, invitations } = reader(systemActor('admin', councilId));
  const [counts, pendingInvitations, failedInvitations, lastLoginAt] = await Promise.all([
    members.count(),
    invitations.countPending(clock.now()),
    invitations.countFailedMails(),
    users.lastLoginAt(councilId),
  ]);
  return { ...counts, pendingInvitations, failedInvitations, lastLoginAt: lastLoginAt?.toISOString() ?? null };
};

const usageOf = async (
  { acrossCouncils, clock }: Context<SystemRecords, Actor>,
  councilId: string,
  { countLogos }: CouncilDetailTools,
) => {
  const { usage } = acrossCouncils.reader();
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
  { name, settings }: StoredCouncil,
  { mailFrom, lookUpMailDomain }: CouncilDetailTools,
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

/** One council as a system administrator sees it, deleted or not. Throws not_found. */
export const getCouncilDetailAcrossCouncils = async (
  context: Context<SystemRecords, Actor>,
  councilId: string,
  tools: CouncilDetailTools,
): Promise<CouncilDetail> => {
  const council = await context.acrossCouncils.reader().councils.get(councilId);
  const [team, used, mail] = await Promise.all([
    teamOf(context, councilId),
    usageOf(context, councilId, tools),
    mailOf(council, tools),
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
