import { hydrate } from 'preact';
import { hasStored } from '../entities/survey/draft-store';
import { fetchRestore, isPlainPage, makePlainPage, SurveyBody, type SurveyPageProps } from '../features/survey';

const body = document.getElementById('body');
const data = document.getElementById('data')?.textContent;

const takeOver = (page: Element, json: string): void => {
  const props = JSON.parse(json) as Omit<SurveyPageProps, 'council'>;
  // Only the plain form needs all questions. After hydration, a question renders when the person reaches it.
  hydrate(<SurveyBody {...props} />, page);
};

// Fetches the code that restores a draft first. Until it has loaded, the page is the plain form with all its
// questions.
const ready = hasStored() ? fetchRestore() : Promise.resolve();

// A separate task, so that user input is handled before it. A page that has fallen back to the plain form stays
// plain.
if (body && data)
  setTimeout(() =>
    ready.then(() => {
      if (!isPlainPage()) takeOver(body, data);
    }, makePlainPage),
  );
