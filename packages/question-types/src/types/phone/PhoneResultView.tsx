export { PersonalResultView as PhoneResultView } from '../../personal/PersonalResultView';
