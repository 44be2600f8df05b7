export { CommitmentsPage } from './CommitmentsPage';
