import { IconClipboardList, IconCopy, IconFileText, IconUpload } from '@folkmoot/ui';
import type { ComponentType } from 'react';
import { BankDialog } from './BankDialog';
import { DocumentDialog } from './DocumentDialog';
import { SurveyDialog } from './SurveyDialog';
import { messages } from './start.messages';
import { TemplateDialog } from './TemplateDialog';

/** A way to begin a survey, or to add questions to it. */
export interface Start {
  readonly label: string;
  readonly Icon: typeof IconCopy;
  readonly Dialog: ComponentType<{ opened: boolean; onClose: () => void }>;
}

/** In the order in which people see them. */
export const starts: readonly Start[] = [
  { label: messages.fromTemplate, Icon: IconFileText, Dialog: TemplateDialog },
  { label: messages.fromSurvey, Icon: IconCopy, Dialog: SurveyDialog },
  { label: messages.fromDocument, Icon: IconUpload, Dialog: DocumentDialog },
  { label: messages.fromBank, Icon: IconClipboardList, Dialog: BankDialog },
];

/** Their dialogs, of which at most one is open. */
export const StartDialogs = ({ opened, onClose }: { opened: Start | null; onClose: () => void }) =>
  starts.map((start) => <start.Dialog key={start.label} opened={start === opened} onClose={onClose} />);
