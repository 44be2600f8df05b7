export { ConfirmPage, PreferencesPage, UnsubscribedPage, UnsubscribePage } from './PreferencePages';
