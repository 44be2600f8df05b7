export { PageDetailPage } from './detail/PageDetailPage';
export { SignupsPage } from './detail/SignupsPage';
export { EditPage } from './editor/EditPage';
export { DeletedPagesPage } from './list/DeletedPagesPage';
export { OptInPagesPage } from './list/OptInPagesPage';
