import { type Actor, type CampaignVerb, systemActor } from '@folkmoot/contracts';
import type { Context, ErasureEntry, Unit } from '@folkmoot/service-kit';
import { releaseFiles } from '../../entities/asset';
import {
  type CampaignRef,
  campaignChanged,
  campaignCompleted,
  campaignErased,
  isDueToEnd,
  isDueToOpen,
  move,
  roundChanged,
  roundsDueAt,
  unannouncedChanges,
  withRoundAnnounced,
} from '../../entities/campaign';
import { zoneOf } from '../../entities/council';
import type { CampaignJobRecords } from './campaign.types';
import { restoreLimit } from './delete-campaign.use-case';

type JobContext = Context<CampaignJobRecords, Actor>;

const asSystem = ({ councilId }: CampaignRef) => systemActor('campaigns', councilId);

/** Publishes the changes of the rounds since the last call, one event each, and stores the time of the next check. */
const publishRounds = async (unit: Unit<CampaignJobRecords>, campaignId: string, now: Date) => {
  const { campaigns, outbox } = unit;
  const zone = await zoneOf(unit);
  let campaign = await campaigns.get(campaignId);
  for (const change of unannouncedChanges(campaign, zone, now)) {
    campaign = await campaigns.save(withRoundAnnounced(campaign, change));
    await roundChanged(outbox, change, campaign);
  }
  await campaigns.noteRoundsDue(campaignId, roundsDueAt(campaign, zone, now));
};

/** In chronological order: the campaign opens, its rounds open and close, the campaign ends. */
const keepTimeOf = ({ unitOfWork, clock }: JobContext, ref: CampaignRef): Promise<void> =>
  unitOfWork(asSystem(ref), async (unit) => {
    const { campaigns, counters, outbox } = unit;
    const now = clock.now();
    const byTime = async (verb: Extract<CampaignVerb, 'open' | 'complete'>) => {
      const campaign = await campaigns.get(ref.campaignId);
      if (!(verb === 'open' ? isDueToOpen : isDueToEnd)(campaign, now)) return;
      const saved = await campaigns.save(move(campaign, verb, { now, by: null }));
      if (verb === 'open') return campaignChanged(outbox, 'opened', saved);
      await campaignCompleted(outbox, saved, (await counters.get(saved.id)).responses);
    };
    await byTime('open');
    await publishRounds(unit, ref.campaignId, now);
    await byTime('complete');
  });

/** A failed campaign does not stop the others. */
const forEachOf = async (refs: readonly CampaignRef[], work: (ref: CampaignRef) => Promise<void>): Promise<void> => {
  const failures: unknown[] = [];
  for (const ref of refs) await work(ref).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${refs.length} campaigns failed`);
};

/**
 * Opens scheduled campaigns whose start has passed, publishes opened and closed rounds, and completes campaigns whose
 * end has passed. Catches up after downtime. Safe to run repeatedly and on several replicas.
 */
export const keepTime = async (context: JobContext): Promise<void> => {
  const { campaignSweep } = context.acrossCouncils.reader();
  const now = context.clock.now();
  const due = [
    ...(await campaignSweep.listDueAcrossCouncils(now)),
    ...(await campaignSweep.listRoundsDueAcrossCouncils(now)),
  ];
  const refs = new Map(due.map((ref) => [ref.campaignId, ref]));
  await forEachOf([...refs.values()], (ref) => keepTimeOf(context, ref));
};

/** The kind of the entries in the log of erasures. */
export const CAMPAIGN = 'campaign';

/** All responses of a large campaign are too many for one transaction. */
const ERASED_AT_ONCE = 1_000;

const erase = async ({ unitOfWork }: JobContext, ref: CampaignRef): Promise<void> => {
  const eraseSome = () =>
    unitOfWork(asSystem(ref), async ({ campaigns, responses }) => {
      await campaigns.getDeleted(ref.campaignId);
      return responses.eraseSomeOfCampaign(ref.campaignId, ERASED_AT_ONCE);
    });
  while (await eraseSome());
  const eraseCells = () =>
    unitOfWork(asSystem(ref), ({ weightCells }) => weightCells.eraseSomeOfCampaign(ref.campaignId, ERASED_AT_ONCE));
  while (await eraseCells());
  const eraseTraces = () =>
    unitOfWork(asSystem(ref), ({ traces }) => traces.eraseSomeOfCampaign(ref.campaignId, ERASED_AT_ONCE));
  while (await eraseTraces());
  await unitOfWork(asSystem(ref), async (unit) => {
    const { campaigns, outbox, surveys, versions, qrCodes, rollups, counters, visits, insights } = unit;
    const { commentPlans, labelRuns, labelSamples, annotations, exclusionBatches, savedDrafts, presences } = unit;
    const { surveyComments, surveyPreviews, answerSeries, reportLayouts, weightings } = unit;
    const { waves, waveSums, waveMembers, integrity, watches, evidence, redactions } = unit;
    const { publications, publicationVersions, publicationFiles, commitments } = unit;
    const ofSurvey = [surveys, versions, savedDrafts, presences, surveyComments, surveyPreviews];
    const ofComments = [insights, commentPlans, labelRuns, labelSamples, redactions];
    const { id, revision } = await campaigns.getDeleted(ref.campaignId);
    await releaseFiles(unit, id);
    const ofReport = [rollups, counters, visits, annotations, exclusionBatches, reportLayouts, weightings];
    const ofIntegrity = [waves, waveSums, waveMembers, integrity, watches, evidence];
    const published = [publications, publicationVersions, publicationFiles, commitments];
    const others = [...published, qrCodes, answerSeries];
    for (const records of [...ofSurvey, ...ofComments, ...ofReport, ...ofIntegrity, ...others]) {
      await records.eraseOfCampaign(ref.campaignId);
    }
    await campaigns.erase(id);
    unit.erased.note(CAMPAIGN, id);
    await campaignErased(outbox, { id, revision: revision + 1 });
  });
};

/** Erases a campaign again after a restore. */
export const eraseCampaignAgain = async (context: JobContext, { councilId, id }: ErasureEntry): Promise<void> => {
  const ref = { campaignId: id, councilId: councilId ?? '' };
  const actor = asSystem(ref);
  await context.unitOfWork(actor, async ({ campaigns }) => {
    const campaign = await campaigns.getWithDeleted(id);
    if (!campaign.deletedAt) await campaigns.save({ ...campaign, deletedAt: context.clock.now() });
  });
  await erase(context, ref);
};

/** Erases deleted campaigns with their data after the restore period. */
export const eraseDeleted = async (context: JobContext): Promise<void> => {
  const { campaignSweep } = context.acrossCouncils.reader();
  const expired = await campaignSweep.listDeletedBeforeAcrossCouncils(restoreLimit(context.clock.now()));
  await forEachOf(expired, (ref) => erase(context, ref));
};
