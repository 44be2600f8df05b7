import { PictureListEditor } from '../../choices/pictures/PictureListEditor';

import type { EditorProps } from '../../views';
import { messages } from './image-staff.messages';

/** The pictures that residents rank. */
export const ImageEditor = (props: EditorProps) => <PictureListEditor {...props} explanation={messages.explanation} />;
