import type { SurveyContent } from '@folkmoot/contracts/client';
import { Stack, Text } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { messages } from './preview.messages';
import { SurveyPreview } from './SurveyPreview';

interface Props {
  /** Null closes the dialog. */
  content: SurveyContent | null;
  title: string;
  /** Actions for the shown survey. */
  actions?: ReactNode;
  onClose: () => void;
}

/** A dialog to view and try a survey. */
export const PreviewDialog = ({ content, title, actions, onClose }: Props) => (
  <Modal opened={content !== null} onClose={onClose} closesAtOnce title={title} size="lg">
    <Stack>
      <Text size="sm" c="dimmed">
        {messages.hint}
      </Text>
      {content && <SurveyPreview content={content} />}
      {actions}
    </Stack>
  </Modal>
);
