export { HearBackPage } from './HearBackPage';
