import * as z from 'zod';
import { defineEvent } from '../core/event';
import { idSchema, momentSchema } from '../core/ids';
import { aiProviderKinds } from '../entities/ai-terms';
import { retentionDaysSchema, roundSchema } from '../entities/campaign';
import { campaignStatuses, frequencies } from '../entities/campaign-terms';
import { publicCommitmentSchema } from '../entities/commitment';
import { commitmentChanges } from '../entities/commitment-terms';
import { councilPlaceKinds } from '../entities/council-place';
import { analysisTypes, redactionKinds, sendingTypes } from '../entities/insight-terms';
import { waveDecisions, waveKinds } from '../entities/integrity-terms';
import { resultsChecksumSchema } from '../entities/published-results';
import { reportAudiences } from '../entities/report-terms';
import { surveyVersionSchema } from '../entities/survey';
import { fullAnswersSchema } from '../entities/survey-limits';
import { integrityLevels } from '../entities/watch-terms';

/** The data of a campaign that the public service needs beyond its survey; the highest revision wins. */
export const campaignSnapshotSchema = z.object({
  id: idSchema,
  councilId: idSchema,
  title: z.string(),
  description: z.string(),
  status: z.enum(campaignStatuses),
  frequency: z.enum(frequencies),
  startDate: momentSchema.nullable(),
  endDate: momentSchema.nullable(),
  publishedVersion: z.number().int(),
  /** How many days a round of a recurring campaign is open; left out, the default of its frequency. */
  roundOpenDays: z.number().int().min(1).max(92).optional(),
  /** Days after which its responses are deleted, when it names a number of its own. */
  retentionDays: retentionDaysSchema.optional(),
  /** The last part of its short address below the council. Absent in snapshots of older versions. */
  shortName: z.string().nullable().optional(),
  /** Short names that it had before, and that still lead to it, oldest first. */
  formerShortNames: z.array(z.string()).optional(),
  /** The round whose limit of responses is reached. Absent in snapshots of older versions. */
  fullRound: z.number().int().nullable().optional(),
  /** In a round, the answers whose quotas are reached. Absent in snapshots of older versions. */
  fullAnswers: fullAnswersSchema.nullable().optional(),
  /** How it defends itself against an attack. Absent in snapshots of older versions, and while it is automatic. */
  integrityLevel: z.enum(integrityLevels).optional(),
  /** The council's own words to group campaigns. Absent in snapshots of older versions. */
  labels: z.array(z.string()).optional(),
  isDeleted: z.boolean(),
  revision: z.number().int(),
});
export type CampaignSnapshot = z.infer<typeof campaignSnapshotSchema>;

/** Actions of staff, for the audit, which the snapshot alone does not show. */
export const campaignChanges = [
  'created',
  'duplicated',
  'edited',
  'step',
  'delivery',
  'retention',
  'short_name',
  'activated',
  'scheduled',
  'unscheduled',
  'opened',
  'round_opened',
  'round_closed',
  'paused',
  'resumed',
  'completed',
  'reopened',
  'archived',
  'unarchived',
  'deleted',
  'restored',
  'filled',
  'has_room',
  'quota_filled',
  'quota_has_room',
  'integrity_level',
] as const;

export const campaignChangedEvent = defineEvent('campaign.changed', {
  audited: true,
  payload: z.object({
    change: z.enum(campaignChanges),
    campaign: campaignSnapshotSchema,
    /** With `round_opened` and `round_closed`: which round, and from when to when. */
    round: roundSchema.optional(),
    /** With `completed`: the counted responses. Absent from a service of an earlier release. */
    responses: z.number().int().optional(),
  }),
});
/** A campaign that was deleted 30 days ago is gone for good, with all that belonged to it. */
export const campaignErasedEvent = defineEvent('campaign.erased', {
  audited: true,
  payload: z.object({ campaignId: idSchema }),
});
export const surveySavedEvent = defineEvent('survey.saved', {
  audited: true,
  payload: z.object({ campaignId: idSchema, questions: z.number().int() }),
});
/** A link that shows the draft to people without an account was made or ended. The link itself is not in the event. */
export const surveyPreviewLinkEvent = defineEvent('survey.preview-link', {
  audited: true,
  payload: z.object({ campaignId: idSchema, change: z.enum(['created', 'revoked']) }),
});
/** Staff mentioned colleagues in a comment on a question. The comment itself stays in the campaigns service. */
export const surveyMentionedEvent = defineEvent('survey.mentioned', {
  audited: false,
  payload: z.object({
    campaignId: idSchema,
    title: z.string(),
    questionId: z.string(),
    question: z.string(),
    writtenBy: idSchema,
    mentions: z.array(idSchema),
  }),
});
export const storageSetUpEvent = defineEvent('storage.set-up', {
  audited: true,
  payload: z.object({ created: z.number().int(), updated: z.number().int() }),
});
/** An outline, a plan or a table of postcodes of the council was uploaded, put to use or deleted. */
export const councilPlaceChangedEvent = defineEvent('council-place.changed', {
  audited: true,
  payload: z.object({
    placeId: idSchema,
    kind: z.enum(councilPlaceKinds),
    /** The name of the file without its ending. */
    name: z.string(),
    change: z.enum(['uploaded', 'used', 'deleted']),
  }),
});
/** A person has put a file into the council's storage. */
export const assetUploadedEvent = defineEvent('asset.uploaded', {
  audited: true,
  payload: z.object({ file: z.string(), type: z.string(), size: z.number().int() }),
});
export const campaignPublishedEvent = defineEvent('campaign.published', {
  audited: true,
  payload: z.object({ version: surveyVersionSchema }),
});

/** A response is safely with campaigns: the intake may let go of it. */
export const responseStoredEvent = defineEvent('response.stored', {
  audited: false,
  payload: z.object({ responseId: z.string(), campaignId: idSchema }),
});

/** Its giver has had a response deleted by its receipt; the counts are without it. */
export const responseErasedEvent = defineEvent('response.erased', {
  audited: false,
  payload: z.object({ responseId: z.string(), campaignId: idSchema }),
});

/** Staff took a response out of the counts, or back into them; the latest wins. */
export const responseMarkedEvent = defineEvent('response.marked', {
  audited: false,
  payload: z.object({ responseId: z.string(), campaignId: idSchema, isExcluded: z.boolean() }),
});

/**
 * The counts of a campaign were corrected: by staff, or by the retention clock. It names no response, since the
 * activity log does not either.
 */
export const campaignCorrectedEvent = defineEvent('campaign.corrected', {
  audited: true,
  payload: z.object({
    campaignId: idSchema,
    change: z.enum(['response_excluded', 'response_included', 'responses_expired']),
    responses: z.number().int(),
  }),
});

/** Answers of a file became a series beside a campaign, or such a series was deleted. No live figure changes. */
export const answerSeriesChangedEvent = defineEvent('answer-series.changed', {
  audited: true,
  payload: z.object({
    campaignId: idSchema,
    change: z.enum(['import_started', 'imported', 'deleted', 'expired']),
    name: z.string(),
    responses: z.number().int(),
  }),
});

/** Staff changed how a campaign is weighted. No response and no count changed. */
export const weightingChangedEvent = defineEvent('weighting.changed', {
  audited: true,
  payload: z.object({
    campaignId: idSchema,
    change: z.enum(['on', 'off', 'changed']),
    dimensions: z.array(z.string()),
  }),
});

/**
 * Staff decided about responses that belong together, or took a decision back. It names no response: `campaign.corrected`
 * says how many the counts changed by.
 */
export const waveDecidedEvent = defineEvent('wave.decided', {
  audited: true,
  payload: z.object({
    campaignId: idSchema,
    waveId: idSchema,
    kind: z.enum(waveKinds),
    change: z.enum([...waveDecisions, 'withdrawn']),
    reason: z.string(),
    /** Responses that it is about, and those of the wave that it leaves out. */
    responses: z.number().int(),
    except: z.number().int(),
  }),
});

/** Responses or reports were taken out as a file. */
export const reportExportedEvent = defineEvent('report.exported', {
  audited: true,
  payload: z.object({
    /** Null for the report over all campaigns. */
    campaignId: idSchema.nullable(),
    change: z.enum(['csv', 'csv_all_campaigns', 'pdf', 'html', 'docx', 'xlsx', 'sav', 'jsonl', 'svg', 'png']),
    /** Who a document is for. Absent for files of responses, and in old events. */
    audience: z.enum(reportAudiences).optional(),
    responses: z.number().int(),
  }),
});

/** An evidence pack was ordered, stopped or downloaded. */
export const evidenceExportedEvent = defineEvent('evidence.exported', {
  audited: true,
  payload: z.object({
    campaignId: idSchema,
    evidenceId: idSchema,
    change: z.enum(['started', 'cancelled', 'downloaded']),
  }),
});

/** An assistant used a tool of the MCP server, or was refused one. */
export const mcpCalledEvent = defineEvent('mcp.called', {
  audited: true,
  payload: z.object({ campaignId: idSchema.nullable(), change: z.string() }),
});

/** Counters of a council's campaigns, for usage figures and digests; the highest revision wins. */
export const campaignProgressedEvent = defineEvent('campaign.progressed', {
  audited: false,
  payload: z.object({
    campaignId: idSchema,
    responses: z.number().int(),
    campaigns: z.number().int(),
    /** Counted responses of the whole council in this calendar month of its zone, `2026-11`. */
    month: z.object({ name: z.string(), responses: z.number().int() }).optional(),
  }),
});
/** How much a council keeps in its storage; the latest wins. */
export const storageCountedEvent = defineEvent('storage.counted', {
  audited: false,
  payload: z.object({ files: z.number().int(), bytes: z.number().int() }),
});

/** Which segment of subscribers an audience of the council is; null for none any more. */
export const audienceLinkedEvent = defineEvent('audience.linked', {
  audited: false,
  payload: z.object({ name: z.string(), segmentId: idSchema.nullable() }),
});

/** A printed way to a campaign's survey was made, or taken out of use; the highest revision wins. */
export const qrCodeChangedEvent = defineEvent('qr-code.changed', {
  audited: false,
  payload: z.object({
    code: z.object({
      id: idSchema,
      campaignId: idSchema,
      isActive: z.boolean(),
      /** Absent in events of older versions, which know no shared places. */
      isSharedPlace: z.boolean().optional(),
      revision: z.number().int(),
    }),
  }),
});

/** Somebody has responses of a campaign analysed. */
export const analysisStartedEvent = defineEvent('analysis.started', {
  audited: true,
  payload: z.object({ campaignId: idSchema, types: z.array(z.enum(analysisTypes)) }),
});
/** Comments of a campaign, redacted, have left for a provider outside: how many, and the hash of what was sent. */
export const analysisSentEvent = defineEvent('analysis.sent', {
  audited: true,
  payload: z.object({
    campaignId: idSchema.nullable(),
    type: z.enum(sendingTypes),
    provider: z.enum(aiProviderKinds),
    model: z.string(),
    comments: z.number().int(),
    contentHash: z.string(),
    redactions: z.partialRecord(z.enum(redactionKinds), z.number().int()),
  }),
});
/** Somebody has comments of a campaign labelled by the provider: how many. */
export const labellingStartedEvent = defineEvent('labelling.started', {
  audited: true,
  payload: z.object({ campaignId: idSchema, comments: z.number().int() }),
});
/** A person set or took back labels of comments. It names no comment. */
export const commentsLabelledEvent = defineEvent('comments.labelled', {
  audited: true,
  payload: z.object({ campaignId: idSchema, comments: z.number().int() }),
});
/** A person has read comments of the review list, or put them back. */
export const commentsReviewedEvent = defineEvent('comments.reviewed', {
  audited: true,
  payload: z.object({ campaignId: idSchema, comments: z.number().int() }),
});
/** Staff decided how the written answers of a campaign are read: how many questions of each kind, and by which codebook. */
export const commentPlanChangedEvent = defineEvent('comment-plan.changed', {
  audited: true,
  payload: z.object({
    campaignId: idSchema,
    codebookId: idSchema.nullable(),
    opinions: z.number().int(),
    facts: z.number().int(),
    personal: z.number().int(),
  }),
});
export const codebookChangedEvent = defineEvent('codebook.changed', {
  audited: true,
  payload: z.object({
    codebookId: idSchema,
    name: z.string(),
    change: z.enum(['created', 'saved', 'themes_merged', 'theme_split', 'deleted']),
    themes: z.number().int(),
  }),
});
/** A sample of comments was drawn for people to label. A former one is gone with the labels that people set in it. */
export const labelSampleDrawnEvent = defineEvent('label-sample.drawn', {
  audited: true,
  payload: z.object({ campaignId: idSchema, comments: z.number().int(), isReplacement: z.boolean() }),
});
export const analysisClearedEvent = defineEvent('analysis.cleared', {
  audited: true,
  payload: z.object({ campaignId: idSchema }),
});

/** A version of a campaign's results is public. The public service fetches its files. */
export const resultsPublishedEvent = defineEvent('results.published', {
  audited: true,
  payload: z.object({
    campaignId: idSchema,
    version: z.number().int(),
    publishedAt: momentSchema,
    note: z.string(),
    checksums: z.array(resultsChecksumSchema),
  }),
});

/** A version of a campaign's results is not public any more. */
export const resultsWithdrawnEvent = defineEvent('results.withdrawn', {
  audited: true,
  payload: z.object({
    campaignId: idSchema,
    version: z.number().int(),
    withdrawnAt: momentSchema,
    reason: z.string(),
  }),
});

/**
 * The written answers of a version were removed, because responses that they came from were deleted. Its counts stay.
 * The public service fetches the files again.
 */
export const resultsAnswersRemovedEvent = defineEvent('results.answers_removed', {
  audited: true,
  payload: z.object({
    campaignId: idSchema,
    version: z.number().int(),
    removedAt: momentSchema,
    checksums: z.array(resultsChecksumSchema),
  }),
});

/** The commitments of a campaign have changed. Carries all public ones in their order; the highest revision wins. */
export const commitmentsChangedEvent = defineEvent('commitments.changed', {
  audited: true,
  payload: z.object({
    campaignId: idSchema,
    change: z.enum(commitmentChanges),
    revision: z.number().int(),
    points: z.array(publicCommitmentSchema),
  }),
});

/** Whether and how the list of consultations shows a campaign; the highest revision wins. */
export const consultationChangedEvent = defineEvent('consultation.changed', {
  audited: true,
  payload: z.object({
    campaignId: idSchema,
    isListed: z.boolean(),
    forWhom: z.string(),
    areas: z.array(z.string()),
    revision: z.number().int(),
  }),
});
