import type { ResidentSurvey } from './resident-survey';
import { surveyMessages as texts } from './survey.messages';

/** The reserved id of the demonstration (F-1). */
const DEMO_ID = 'demo';
const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

const sizeOf = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** A picture is shown; a document is a link that says what it leads to (E-32). */
const IntroFile = ({
  file: { type, url, name, size, alt = '' },
}: {
  file: NonNullable<ResidentSurvey['introFile']>;
}) =>
  type === 'image' ? (
    <img className="fm-intro-picture" src={url} alt={alt} />
  ) : (
    <p>
      <a href={url}>
        {texts.document}: {name} ({type.toUpperCase()}, {sizeOf(size)})
      </a>
    </p>
  );

/** What the survey is about; the long part only before the first question. */
export const Introduction = ({ survey, isFirst }: { survey: ResidentSurvey; isFirst: boolean }) => (
  <div className="fm-intro">
    <h1>{survey.title}</h1>
    {survey.campaignId === DEMO_ID && (
      <p className="fm-demo" lang="en">
        {texts.demo}
      </p>
    )}
    {isFirst && (
      <>
        {survey.description && <p>{survey.description}</p>}
        {survey.introText && <p className="fm-introtext">{survey.introText}</p>}
        {survey.introFile && <IntroFile file={survey.introFile} />}
        <p className="fm-hint" lang="en">
          {texts.minutes(Math.ceil(survey.estimatedMinutes))}. {texts.privacy}
        </p>
      </>
    )}
  </div>
);
