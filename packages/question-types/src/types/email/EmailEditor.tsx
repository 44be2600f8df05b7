export { PersonalNote as EmailEditor } from '../../personal/PersonalNote';
