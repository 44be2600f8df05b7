import type { ResidentSurvey } from './resident-survey';
import { surveyMessages as texts } from './survey.messages';
import { estimatedMinutes } from './survey-state';

/** The reserved id of the demonstration (F-1). */
const DEMO_ID = 'demo';
const MEGABYTE = 1024 * 1024;

const Document = ({ file }: { file: NonNullable<ResidentSurvey['introFile']> }) => (
  <p>
    <a href={file.url}>
      {texts.document}: {file.name} ({file.type.toUpperCase()}, {(file.size / MEGABYTE).toFixed(1)} MB)
    </a>
  </p>
);

/** What the survey is about; the long part only before the first question. */
export const Introduction = ({ survey, isFirst }: { survey: ResidentSurvey; isFirst: boolean }) => (
  <div className="fm-intro">
    <h1>{survey.title}</h1>
    {survey.campaignId === DEMO_ID && <p className="fm-demo">{texts.demo}</p>}
    {isFirst && (
      <>
        {survey.description && <p>{survey.description}</p>}
        {survey.introText && <p className="fm-introtext">{survey.introText}</p>}
        {survey.introFile && <Document file={survey.introFile} />}
        <p className="fm-hint">
          {texts.minutes(estimatedMinutes(survey.questions.length))}. {texts.privacy}
        </p>
      </>
    )}
  </div>
);
