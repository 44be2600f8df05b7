import { loadInputs } from '@folkmoot/question-types/input';
import { hydrate } from 'preact';
import { hasStored } from '../entities/survey/draft-store';
import { fetchRestore, isPlainPage, makePlainPage, SurveyBody, type SurveyPageProps } from '../features/survey';

const body = document.getElementById('body');
const data = document.getElementById('data')?.textContent;

// Fetches the code that restores a draft, and the code of later question types, first. Until it has loaded, the page is
// the plain form with all its questions.
const start = (page: Element, props: Omit<SurveyPageProps, 'council'> & { parts?: string[] }) =>
  Promise.all([
    props.survey.sections && import('../entities/survey/SectionHead'),
    hasStored() && fetchRestore(),
    loadInputs(props.survey.questions, props.parts),
  ]).then(([sections]) => {
    // A page that has fallen back to the plain form stays plain. Only the plain form needs all questions: after
    // hydration, a question renders when the person reaches it.
    if (!isPlainPage()) hydrate(<SurveyBody {...props} {...sections} />, page);
  }, makePlainPage);

// A separate task, so that user input is handled before it.
if (body && data) setTimeout(() => start(body, JSON.parse(data)));
