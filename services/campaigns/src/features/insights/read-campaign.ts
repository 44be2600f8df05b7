import { createHash } from 'node:crypto';
import type { AnalysisRequest, Comment } from '@folkmoot/ai-providers';
import { momentsOf } from '@folkmoot/calendar/days';
import { type AnalysisType, type CodebookTheme, DomainError, type Labeller } from '@folkmoot/contracts';
import { themesOf } from '../../entities/codebook';
import {
  type CommentLabels,
  commentsOf,
  type MachineReading,
  type OpinionQuestions,
  readHere,
  type ThemeOf,
  withThemesOf,
} from '../../entities/comment';
import { opinionsIn, type PlannedKind, plannedKinds } from '../../entities/comment-plan';
import type { InsightRange } from '../../entities/insight';
import { type CountedResponse, everAsked, namesAsked, type ResponseFilter } from '../../entities/response';
import { withOtherWords } from '../../entities/survey';
import type { InsightContext, InsightRecords, InsightTools } from './insight.types';

export interface CampaignReading {
  readonly request: Omit<AnalysisRequest, 'type' | 'signal'>;
  /** The same while no comment and no label has changed. */
  readonly commentsHash: string;
  readonly labelledBy: Readonly<Record<Labeller, number>>;
  /** The most frequent first. */
  readonly languages: readonly string[];
  readonly responsesRead: number;
  readonly counterRevision: number;
}

const withoutEnds = ({ from, to }: InsightRange) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) });

/** Throws campaign_not_found, no_responses_to_analyse. */
export const requireResponses = async (
  { actor, reader }: InsightContext,
  campaignId: string,
  range: InsightRange,
): Promise<void> => {
  const { campaigns, counters, responses } = reader(actor);
  await campaigns.get(campaignId);
  const { zone } = await counters.get(campaignId);
  const moments = momentsOf(withoutEnds(range), zone);
  const { items } = await responses.list({ campaignId, ...moments, isExcluded: false, limit: 1 });
  if (items.length === 0) throw new DomainError('no_responses_to_analyse');
};

/** The questions of a campaign that are read as opinions, and its codebook. */
interface Opened {
  readonly planned: readonly PlannedKind[];
  readonly opinions: OpinionQuestions;
  readonly themes: readonly CodebookTheme[];
  readonly themeOf: ThemeOf;
}

const openPlan = async (records: InsightRecords, campaignId: string): Promise<Opened> => {
  const [versions, plan] = await Promise.all([
    records.versions.list(campaignId),
    records.commentPlans.find(campaignId),
  ]);
  const asked = versions.map((version) => ({ ...version, questions: withOtherWords(version.questions) }));
  const planned = plannedKinds(everAsked(asked.at(-1)?.questions ?? [], asked), plan);
  const codebook = plan?.codebookId ? await records.codebooks.find(plan.codebookId) : null;
  return { planned, opinions: opinionsIn(planned), themes: codebook?.themes ?? [], themeOf: themesOf(codebook) };
};

/** Reads comments that nobody has read yet, in another process. */
type ReadNew = (texts: readonly string[], themes: readonly CodebookTheme[]) => Promise<readonly MachineReading[]>;

interface Gathered {
  readonly comments: Comment[];
  readonly names: ReadonlySet<string>;
  readonly responses: number;
  readonly hash: string;
  readonly labelledBy: Record<Labeller, number>;
  readonly languages: readonly string[];
}

/** The labels of a batch of responses, with those of comments that are new. */
const labelledIn = async (batch: readonly CountedResponse[], open: Opened, readNew: ReadNew) => {
  const written = batch.flatMap((response) =>
    commentsOf(response, open.opinions).map((comment) => ({ responseId: response.id, ...comment })),
  );
  const unread = written.filter(({ labels }) => labels.machine === null);
  const readings =
    unread.length === 0
      ? []
      : await readNew(
          unread.map(({ text }) => text),
          open.themes,
        );
  const readingOf = new Map(unread.map((comment, index) => [comment, readings[index]]));
  return written.map((comment) => {
    const reading = readingOf.get(comment);
    const labels = withThemesOf(reading ? readHere(comment.labels, reading) : comment.labels, open.themeOf);
    return { ...comment, labels };
  });
};

const sentimentBy = ({ person, machine, shown }: CommentLabels): Labeller | null => {
  if (shown.sentiment === null) return null;
  return person ? 'person' : (machine?.by ?? null);
};

/** A comment as analyses read it: with the labels that people see. */
const toComment = ({
  responseId,
  text,
  labels,
}: {
  responseId: string;
  text: string;
  labels: CommentLabels;
}): Comment => {
  const { shown, themes: all, questionId } = labels;
  const themes = shown.themes.map((id) => ({
    id,
    words: all.filter((theme) => theme.id === id).flatMap(({ words }) => words),
  }));
  return { responseId, questionId, text, sentiment: shown.sentiment, themes };
};

const countedLanguages = () => {
  const counts = new Map<string, number>();
  return {
    add: (language: string | null): void => {
      if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
    },
    byUse: (): string[] => [...counts].sort((a, b) => b[1] - a[1]).map(([language]) => language),
  };
};

/** Reads all comments of the range, batch by batch. */
const gather = async (
  { responses }: InsightRecords,
  filter: ResponseFilter,
  open: Opened,
  readNew: ReadNew,
): Promise<Gathered> => {
  const comments: Comment[] = [];
  const names = new Set<string>();
  const hash = createHash('sha256');
  const labelledBy = { built_in: 0, provider: 0, person: 0 };
  const languages = countedLanguages();
  const asked = open.planned.map(({ question: { id, title }, kind }) => ({
    id,
    title,
    isPersonal: kind === 'personal',
  }));
  let count = 0;
  for await (const part of responses.batches(filter, { isNumbered: true, withComments: true })) {
    const batch = [...part];
    count += batch.length;
    for (const name of namesAsked(batch, asked)) names.add(name);
    for (const written of await labelledIn(batch, open, readNew)) {
      const by = sentimentBy(written.labels);
      if (by) labelledBy[by] += 1;
      languages.add(written.labels.language);
      const comment = toComment(written);
      hash.update(JSON.stringify(comment));
      comments.push(comment);
    }
  }
  return { comments, names, responses: count, hash: hash.digest('hex'), labelledBy, languages: languages.byUse() };
};

/** The input of an analysis of a campaign: all its comments with their labels. Throws campaign_not_found, no_responses_to_analyse. */
export const readCampaign = async (
  { actor, reader }: InsightContext,
  campaignId: string,
  range: InsightRange,
  { readComments }: Pick<InsightTools, 'readComments'>,
): Promise<CampaignReading> => {
  const repositories = reader(actor);
  const { campaigns, counters, councils } = repositories;
  const campaign = await campaigns.get(campaignId);
  const { zone, revision } = await counters.get(campaignId);
  const open = await openPlan(repositories, campaignId);
  const filter = { campaignId, ...momentsOf(withoutEnds(range), zone), isExcluded: false };
  const readNew: ReadNew = (texts, themes) => readComments({ texts, themes }, actor.councilId ?? '');
  const gathered = await gather(repositories, filter, open, readNew);
  if (gathered.responses === 0) throw new DomainError('no_responses_to_analyse');
  const council = await councils.find();
  return {
    request: {
      campaignTitle: campaign.title,
      campaignDescription: campaign.description,
      councilName: council?.name ?? '',
      industry: council?.council?.settings.industry ?? '',
      questions: open.planned
        .filter(({ kind }) => kind === 'opinion')
        .map(({ question: { id, title } }) => ({ id, title })),
      responses: gathered.responses,
      totalComments: gathered.comments.length,
      comments: gathered.comments,
      codebook: open.themes,
      names: [...gathered.names],
    },
    commentsHash: gathered.hash,
    labelledBy: gathered.labelledBy,
    languages: gathered.languages,
    responsesRead: gathered.responses,
    counterRevision: revision,
  };
};

export const requestFor = (
  { request }: CampaignReading,
  type: AnalysisType,
  signal?: AbortSignal,
): AnalysisRequest => ({ ...request, type, signal });
