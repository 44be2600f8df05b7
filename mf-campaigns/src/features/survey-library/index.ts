export { SurveyLibraryPage } from './SurveyLibraryPage';
