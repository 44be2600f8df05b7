export { changeLanguage, chosenLanguage } from './chosen-language';
export { LanguageLinks } from './LanguageLinks';
export { languageNames } from './language.messages';
