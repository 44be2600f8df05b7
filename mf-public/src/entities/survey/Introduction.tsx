import type { PublicCouncil } from '@folkmoot/contracts/client';
import { fillIn } from '@folkmoot/question-types/fill-in';
import { pluralOf } from '../words/plural';
import type { PageWords } from '../words/words';
import { EasySentences } from './EasyRead';
import type { ResidentSurvey } from './resident-survey';

/** The reserved id of the demonstration. */
const DEMO_ID = 'demo';
const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

const sizeOf = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** A picture is shown; a document is a link that says what it leads to. */
const IntroFile = ({
  file: { type, url, name, size, alt = '', inLanguage },
  words,
}: {
  file: NonNullable<ResidentSurvey['introFile']>;
  words: PageWords;
}) =>
  type === 'image' ? (
    <a href={url} target="_blank" rel="noreferrer">
      <img className="fm-intro-picture" src={url} alt={alt} />
      <span className="fm-sr" lang={words.lang}>
        {words.enlarge} {words.newTab}
      </span>
      {inLanguage}
    </a>
  ) : (
    <p>
      <a href={url} target="_blank" rel="noreferrer">
        <span lang={words.lang}>{words.document}:</span> {name} ({type.toUpperCase()}, {inLanguage && `${inLanguage}, `}
        {sizeOf(size)}) <span lang={words.lang}>{words.newTab}</span>
      </a>
    </p>
  );

/** Nobody has reviewed our texts in this language: the English ones by which residents decide are beside them. */
const English = ({ children }: { children: string }) => (
  <p className="fm-hint" lang="en" dir="ltr">
    {children}
  </p>
);

/** Explains how answers are used, before the first question. */
const Privacy = ({ council, words, privacyUrl }: Pick<Props, 'council' | 'words' | 'privacyUrl'>) => {
  const named = { council: council.name };
  return (
    privacyUrl && (
      <>
        <p className="fm-hint" lang={words.lang}>
          {fillIn(words.consent, named)} {/* A new tab, so that the entered answers stay. */}
          <a href={privacyUrl} target="_blank" data-privacy rel="noopener">
            {fillIn(words.privacyNotice, named)} {words.newTab}
          </a>
        </p>
        {words.english && <English>{fillIn(words.english.consent, named)}</English>}
      </>
    )
  );
};

const timeOf = ({ estimatedMinutes }: ResidentSurvey, { minutes: forms, language }: PageWords): string => {
  const minutes = Math.ceil(estimatedMinutes);
  return fillIn(pluralOf(forms, minutes, language), { minutes });
};

/**
 * The title and description of the campaign, where they add to those of the survey. A survey without a name already has
 * the title of its campaign.
 */
const beyondSurvey = ({ campaign, campaignId, title, description, languages = [] }: ResidentSurvey) => {
  if (!campaign || campaignId === DEMO_ID) return null;
  const isNamedAfter = title === campaign.title || title === `${campaign.title} Survey`;
  return {
    title: isNamedAfter ? '' : campaign.title,
    description: campaign.description === description ? '' : campaign.description,
    // Campaigns have no translations.
    lang: languages[0],
  };
};

interface Props {
  survey: ResidentSurvey;
  council: Pick<PublicCouncil, 'name'>;
  isFirst: boolean;
  words: PageWords;
  privacyUrl: string | null;
}

/** The introduction of the survey. The long part shows only before the first question. */
export const Introduction = ({ survey, isFirst, ...props }: Props) => {
  const { words } = props;
  const campaign = beyondSurvey(survey);
  return (
    <div className="fm-intro">
      {campaign?.title && (
        <p className="fm-hint" lang={campaign.lang}>
          {campaign.title}
        </p>
      )}
      <h1>{survey.title}</h1>
      {survey.campaignId === DEMO_ID && (
        <p className="fm-demo" lang={words.lang}>
          {words.demo}
        </p>
      )}
      {isFirst && (
        <div className="fm-more">
          <EasySentences words={words} />
          {campaign?.description && (
            <p className="fm-introtext" lang={campaign.lang}>
              {campaign.description}
            </p>
          )}
          {survey.description && <p>{survey.description}</p>}
          {survey.introText && <p className="fm-introtext">{survey.introText}</p>}
          {survey.introFile && <IntroFile file={survey.introFile} words={words} />}
          <p className="fm-hint" lang={words.lang}>
            {timeOf(survey, words)}. {words.privacy}
          </p>
          {words.english && <English>{words.english.privacy}</English>}
          <Privacy {...props} />
          {survey.questions.some(({ required }) => required) && (
            <p className="fm-hint" lang={words.lang}>
              {words.legend}
            </p>
          )}
        </div>
      )}
    </div>
  );
};
