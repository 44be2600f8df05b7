export { AddressChangePage, AddressPage } from './AddressPages';
export { ErasedPage, ErasePage } from './ErasePages';
export { OwnDataPage } from './OwnDataPage';
export { ConfirmPage, PreferencesPage, UnsubscribedPage, UnsubscribePage } from './PreferencePages';
export { ownPageWords } from './words';
