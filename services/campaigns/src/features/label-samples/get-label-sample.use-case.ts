import type { LabelQuality, LabelSample as LabelSampleView } from '@folkmoot/contracts';
import type { ThemeOf, WrittenComment } from '../../entities/comment';
import {
  type CheckedComment,
  completeCoders,
  doneBy,
  type LabelSample,
  measureLabels,
  type SampleItem,
  type SampleLabel,
} from '../../entities/label-sample';
import type { LabelSampleContext, LabelSampleRecords } from './label-sample.types';
import { commentTerms, sampledComments } from './sampled-comments';

/** Ids as the codebook has them now: merged ones once, removed ones not at all. */
const currentThemes = (ids: readonly string[], themeOf: ThemeOf): string[] => [
  ...new Set(ids.map(themeOf).filter((id) => id !== null)),
];

/** The machine's own labels, also where a person corrected the comment: corrections say nothing about other comments. */
const checkedComment = (
  { stratum }: SampleItem,
  { labels: { language, machine, themes } }: WrittenComment,
  people: readonly SampleLabel[],
  themeOf: ThemeOf,
): CheckedComment => ({
  stratum,
  language,
  machine: machine && {
    ...machine,
    themes: [...new Set(themes.filter(({ by }) => by !== 'person').map(({ id }) => id))],
  },
  people: people.map(({ sentiment, themes: set }) => ({ sentiment, themes: currentThemes(set, themeOf) })),
});

const viewOf = async (records: LabelSampleRecords, sample: LabelSample): Promise<LabelSampleView> => {
  const terms = await commentTerms(records, sample.campaignId);
  const comments = await sampledComments(records, sample, terms);
  const left = sample.items.filter(({ id }) => comments.has(id));
  const complete = completeCoders(sample, left);
  const checked = left.flatMap((item) => {
    const comment = comments.get(item.id);
    const people = complete.flatMap((coder) => item.labels[coder] ?? []);
    return comment ? [checkedComment(item, comment, people, terms.themeOf)] : [];
  });
  const { id, createdAt, size, coders, strata, seed } = sample;
  const themeIds = currentThemes(sample.themeIds, terms.themeOf);
  return {
    id,
    createdAt: createdAt.toISOString(),
    size,
    coders: coders.map((userId, coder) => ({ userId, done: doneBy(coder, left) })),
    removed: size - left.length,
    quality: complete.length === 0 ? null : measureLabels(checked, { strata, seed, themeIds }),
  };
};

/** The sample of a campaign with the result of now, without any label of a comment. Throws campaign_not_found. */
export const getLabelSample = async (
  { actor, reader }: Pick<LabelSampleContext, 'actor' | 'reader'>,
  campaignId: string,
): Promise<LabelSampleView | null> => {
  const records = reader(actor);
  await records.campaigns.get(campaignId);
  const sample = await records.labelSamples.find(campaignId);
  return sample && viewOf(records, sample);
};

/** How well the labels agree with people's; null when nobody has checked them. Throws campaign_not_found. */
export const getLabelQuality = async (
  context: Pick<LabelSampleContext, 'actor' | 'reader'>,
  campaignId: string,
): Promise<LabelQuality | null> => (await getLabelSample(context, campaignId))?.quality ?? null;
