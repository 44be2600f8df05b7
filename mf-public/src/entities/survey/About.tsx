import type { PublicSurvey } from '@folkmoot/contracts/client';

export type AboutSurvey = NonNullable<PublicSurvey['about']>;

/** The first sentence of a text. Long texts would hide what the page says. */
const firstSentence = (text: string): string => /^[^.!?\n]{1,200}[.!?]?/.exec(text.trim())?.[0] ?? '';

/** Names a survey that cannot be answered, so that people know that they are at the right place. */
export const About = ({ about: { title, description, language, text } }: { about: AboutSurvey }) => (
  <div className="fm-about" lang={language}>
    <h2>{title}</h2>
    {description.trim() && <p>{firstSentence(description)}</p>}
    {text && <p className="fm-introtext">{text}</p>}
  </div>
);
