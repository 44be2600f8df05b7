import { isUnreviewed, type PrivacyFacts, type ResidentPage } from '@folkmoot/contracts/client';
import { fillIn } from '@folkmoot/question-types/fill-in';
import { residentWordsIn } from '../../entities/words';
import { pluralOf } from '../../entities/words/plural';
import type { PrivacyFactWords, ResidentWords } from '../../entities/words/words';

interface Props {
  page: Extract<ResidentPage, { kind: 'privacy' }>;
  words: Pick<ResidentWords, 'survey' | 'privacyTitle' | 'back' | 'facts'>;
}

/** The retention time of responses. Null when it is unknown. */
const timeKept = (
  days: PrivacyFacts['retentionDays'],
  council: string,
  words: PrivacyFactWords,
  language: string,
): string[] => {
  if (days === undefined) return [];
  if (days === null) return [fillIn(words.endless, { council })];
  return [fillIn(pluralOf(words.days, days, language), { days })];
};

const sentencesOf = (
  { retentionDays, hasDevice, hasReferrer }: PrivacyFacts,
  council: string,
  words: PrivacyFactWords,
  language: string,
) => [
  ...timeKept(retentionDays, council, words, language),
  words.kept,
  words.language,
  ...(hasDevice ? [words.device] : []),
  words.visits,
  ...(hasReferrer ? [words.referrer] : []),
  words.never,
  words.receipt,
];

const Facts = ({ facts, council, words }: { facts: PrivacyFacts; council: string } & Pick<Props, 'words'>) => (
  <>
    <h2>{words.facts.title}</h2>
    <ul>
      {sentencesOf(facts, council, words.facts, words.survey.language).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
);

/** Explains how answers are used: the council's own notice, and the facts from its settings. */
export const Privacy = ({ page: { notice, facts, surveyUrl, council }, words }: Props) => (
  <>
    <h1>{words.privacyTitle}</h1>
    {notice && (
      <p className="fm-introtext" lang={council.language}>
        {notice}
      </p>
    )}
    {facts && <Facts facts={facts} council={council.name} words={words} />}
    {facts && isUnreviewed(words.survey.language) && (
      <div lang="en" dir="ltr">
        <Facts facts={facts} council={council.name} words={residentWordsIn(null, 'en')} />
      </div>
    )}
    <p>
      <a href={surveyUrl}>{words.back}</a>
    </p>
  </>
);
