import type { QuestionTypeId } from '@folkmoot/contracts/client';
import { RatingEditor } from './types/rating/RatingEditor';
import { TextEditor } from './types/text/TextEditor';
import type { EditorView } from './views';

/** How staff edit each type: one line each. */
const editors: Partial<Record<QuestionTypeId, EditorView>> = { text: TextEditor, rating: RatingEditor };

export const questionEditor = (id: QuestionTypeId): EditorView => editors[id] ?? RatingEditor;
