import type { QuestionTypeId } from '@folkmoot/contracts/client';
import { DropdownEditor } from './types/dropdown/DropdownEditor';
import { ImageEditor } from './types/image/ImageEditor';
import { MultiselectEditor } from './types/multiselect/MultiselectEditor';
import { NumberEditor } from './types/number/NumberEditor';
import { RankingEditor } from './types/ranking/RankingEditor';
import { RatingEditor } from './types/rating/RatingEditor';
import { TextEditor } from './types/text/TextEditor';
import { TextareaEditor } from './types/textarea/TextareaEditor';
import type { EditorView } from './views';

export { type EditorServices, EditorServicesProvider, type UploadedImage } from './editing/editor-services';

/** How staff edit each type: one line each. */
const editors: Partial<Record<QuestionTypeId, EditorView>> = {
  text: TextEditor,
  textarea: TextareaEditor,
  dropdown: DropdownEditor,
  multiselect: MultiselectEditor,
  rating: RatingEditor,
  number: NumberEditor,
  image: ImageEditor,
  ranking: RankingEditor,
};

export const questionEditor = (id: QuestionTypeId): EditorView => editors[id] ?? RatingEditor;
