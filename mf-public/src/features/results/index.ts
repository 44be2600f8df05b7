export { ResultsPage } from './ResultsPage';
export { resultsWordsIn } from './words';
