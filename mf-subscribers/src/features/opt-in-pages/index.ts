export { PageDetailPage } from './detail/PageDetailPage';
export { SignupsPage } from './detail/SignupsPage';
export { EditPage } from './editor/EditPage';
export { OptInPagesPage } from './list/OptInPagesPage';
