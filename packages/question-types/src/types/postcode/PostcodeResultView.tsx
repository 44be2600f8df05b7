export { PersonalResultView as PostcodeResultView } from '../../personal/PersonalResultView';
