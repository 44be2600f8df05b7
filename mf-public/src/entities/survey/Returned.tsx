import type { Question, ResidentForm } from '@folkmoot/contracts/client';
import { questionInput } from '@folkmoot/question-types/input';
import type { PageWords } from '../words/words';
import type { ResidentSurvey } from './resident-survey';

interface Props {
  survey: Pick<ResidentSurvey, 'questions'>;
  form: ResidentForm;
  words: PageWords;
}

/** The parts of a question that lack an answer, such as rows. */
const Parts = ({ question, form }: { question: Question; form: ResidentForm }) => {
  const answer = form.answers.find(({ questionId }) => questionId === question.id)?.answer;
  const parts = questionInput(question).missing?.(question, answer) ?? [];
  return (
    parts.length > 0 && (
      <ul>
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a href={`#q-${question.id}-${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    )
  );
};

/**
 * Says at the top why a form came back, with a link to each question and each row that needs another look. Only for
 * people without script, whose page has all questions.
 */
export const Returned = ({ survey, form, words }: Props) => {
  if (!form.banner) return null;
  const isRefused = ({ id }: Question) => form.problems.some(({ path }) => path === `answers.${id}`);
  const refused = survey.questions.filter(isRefused);
  return (
    <div className="fm-returned" role="alert">
      <p lang={words.lang}>{words.banners[form.banner]}</p>
      {refused.length > 0 && (
        <ul>
          {refused.map((question) => (
            <li key={question.id}>
              <a href={`#q-${question.id}`}>{question.title}</a>
              <Parts question={question} form={form} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
