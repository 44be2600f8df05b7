import type { QuestionTypeId } from '@folkmoot/contracts/client';
import { editors } from '../generated/editors';
import { RatingEditor } from './types/rating/RatingEditor';
import type { EditorView } from './views';

export { type EditorServices, EditorServicesProvider, type UploadedImage } from './editing/editor-services';
export { QuestionTypeIcon } from './editing/QuestionTypeIcon';
export { typeGroups } from './editing/type-groups';

export const questionEditor = (id: QuestionTypeId): EditorView => editors[id] ?? RatingEditor;
