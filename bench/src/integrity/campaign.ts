/** @file A campaign with honest responses, those of a group, and fakes, marked as the intake marks them. */
import type { ObservedResponse } from '@folkmoot/integrity';
import { createRandom } from '@folkmoot/sample-data/random';
import type { LabelledText } from '../../../packages/ai-providers/src/training/labelled-files';
import { createRecentSubmissions } from '../../../services/public/src/features/intake';
import { marksOf } from '../../../services/public/src/features/intake/submission.domain';
import { fakesOf } from './fakes';
import { groupOfPeople, honestPeople, mailings, type Sent, START } from './people';
import { answersOf, createSurvey, type Survey, type SurveyPlan } from './surveys';
import { createWriter } from './words';

/** The sizes of the issue: 17,600 honest ones, 2,000 of a group, 2,250 of each of eight styles. */
export interface Sizes {
  readonly honest: number;
  readonly group: number;
  readonly ofStyle: number;
}
export const fullSizes: Sizes = { honest: 17_600, group: 2_000, ofStyle: 2_250 };

export interface LabelledCampaign {
  readonly survey: Survey;
  readonly responses: readonly ObservedResponse[];
  /** Who sent the response with this number; the first is number 1. */
  readonly kinds: readonly string[];
  readonly mailings: typeof mailings;
  readonly sharedPlaces: readonly { readonly day: string; readonly responses: number }[];
}

type Corpus = ReadonlyMap<string, readonly LabelledText[]>;

const marked = (sent: readonly Sent[], survey: Survey): ObservedResponse[] => {
  let now = START;
  const recent = createRecentSubmissions(() => now);
  return sent.map((each, index) => {
    now = each.at;
    const id = `r${index + 1}`;
    const answers = answersOf(each.closed, survey);
    const marks = marksOf({
      now: new Date(now),
      closesAt: null,
      isPaused: false,
      seconds: each.seconds,
      answers,
      isTrapped: false,
      isProgram: false,
      isWithoutPage: each.isWithoutPage ?? false,
      recent: recent.look({
        campaignId: survey.name,
        network: each.network,
        nonce: id,
        responseId: id,
        isInvited: false,
      }),
    });
    const { at, seconds, language, device, browser, closed, texts } = each;
    return { id, number: index + 1, at, seconds, language, device, browser, marks, closed, texts };
  });
};

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, '2026-03-02'.length);

const sharedOf = (sent: readonly Sent[]) => {
  const days = new Map<string, number>();
  for (const { at, isAtSharedPlace } of sent) if (isAtSharedPlace) days.set(dayOf(at), (days.get(dayOf(at)) ?? 0) + 1);
  return [...days].map(([day, responses]) => ({ day, responses }));
};

/** Every campaign of a seed is the same. Odd seeds have clumsy makers of fakes, even ones careful ones. */
export const createCampaign = (plan: SurveyPlan, seed: number, corpus: Corpus, sizes = fullSizes): LabelledCampaign => {
  const random = createRandom(seed);
  const survey = createSurvey(plan);
  const languages = Object.keys(survey.languages);
  const writers = new Map(languages.map((language) => [language, createWriter(corpus.get(language) ?? [])]));
  const setting = { survey, writers, random };
  const writer = writers.get(languages[0] ?? 'en');
  const sentence = (words: number): string => writer?.write(random, words) ?? '';
  const honest = honestPeople(setting, sizes.honest);
  const group = survey.texts > 0 ? groupOfPeople(setting, sizes.group, sentence(45)) : [];
  const sentences = Array.from({ length: 70 }, (_, index) => sentence(index < 3 ? 30 : random.between(8, 14)));
  const fakes = fakesOf({ ...setting, isCareful: seed % 2 === 0, sentences, honest }, sizes.ofStyle);
  const sent = [...honest, ...group, ...fakes].sort((a, b) => a.at - b.at);
  return {
    survey,
    responses: marked(sent, survey),
    kinds: sent.map(({ kind }) => kind),
    mailings,
    sharedPlaces: sharedOf(sent),
  };
};
