import type { SectionHeadProps } from './survey-options';

/** @file Loaded only with a survey that has sections. It imports no module of the page's script. */

/**
 * The title of the section above its first question on the page, and its text where the section begins. The plain form
 * shows both once, and says that the section can depend on earlier answers.
 */
export const SectionHead = ({ question, survey, run: { phase, position }, words }: SectionHeadProps) => {
  const section = survey.sections?.find(({ id }) => id === question.sectionId);
  if (!section) return null;
  const isPlain = phase === 'plain';
  const others = isPlain ? survey.questions : position.visible;
  const isBeginning = others[others.indexOf(question) - 1]?.sectionId !== section.id;
  if (isPlain ? !isBeginning : question !== position.question) return null;
  return (
    <div className="fm-section">
      <h2 id={`s-${question.id}`} tabIndex={-1}>
        {section.title}
      </h2>
      {isBeginning && section.text && <p className="fm-introtext">{section.text}</p>}
      {isPlain && section.showIf && (
        <p className="fm-hint" lang={words.lang}>
          {words.onlyIfShown}
        </p>
      )}
    </div>
  );
};
