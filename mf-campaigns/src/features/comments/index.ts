export { CheckTab } from './CheckTab';
export { CommentsStart, CommentsTab } from './CommentsTab';
export { ReviewTab } from './ReviewTab';
export { SetupTab } from './SetupTab';
