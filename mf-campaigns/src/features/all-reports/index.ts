export { AllReportsPage } from './AllReportsPage';
