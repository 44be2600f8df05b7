import { hydrate } from 'preact';
import { isPlainPage } from '../survey/plain-page';
import { SurveyBody } from '../survey/SurveyBody';
import type { SurveyPageProps } from '../survey/SurveyPage';

const body = document.getElementById('body');
const data = document.getElementById('data')?.textContent;

const takeOver = (page: Element, given: string): void => {
  const props = JSON.parse(given) as Omit<SurveyPageProps, 'isPreview' | 'council'>;
  // The questions after the first were for those without script: they go, and each is drawn when somebody comes to it.
  hydrate(<SurveyBody {...props} isPreview={false} />, page);
};

// In a task of its own, so that what somebody does meanwhile comes between. A page that has given up on the script stays as it is.
if (body && data)
  setTimeout(() => {
    if (!isPlainPage()) takeOver(body, data);
  });
