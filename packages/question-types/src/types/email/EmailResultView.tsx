export { PersonalResultView as EmailResultView } from '../../personal/PersonalResultView';
