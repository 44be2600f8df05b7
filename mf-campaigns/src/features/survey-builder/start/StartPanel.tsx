import {
  Button,
  EmptyState,
  Group,
  IconClipboardList,
  IconCopy,
  IconFileText,
  IconUpload,
  useDisclosure,
} from '@folkmoot/ui';
import { useTools } from '../builder-context';
import { BankDialog } from './BankDialog';
import { DocumentDialog } from './DocumentDialog';
import { SurveyDialog } from './SurveyDialog';
import { messages } from './start.messages';
import { TemplateDialog } from './TemplateDialog';

/** Start from a template or from another survey, with the dialogs. */
const StartButtons = () => {
  const [isTemplateOpen, template] = useDisclosure();
  const [isSurveyOpen, survey] = useDisclosure();
  const [isBankOpen, bank] = useDisclosure();
  const [isDocumentOpen, document] = useDisclosure();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileText size={16} stroke={1.5} aria-hidden="true" />}
        onClick={template.open}
      >
        {messages.fromTemplate}
      </Button>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} stroke={1.5} aria-hidden="true" />}
        onClick={survey.open}
      >
        {messages.fromSurvey}
      </Button>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.5} aria-hidden="true" />}
        onClick={document.open}
      >
        {messages.fromDocument}
      </Button>
      <Button
        variant="default"
        leftSection={<IconClipboardList size={16} stroke={1.5} aria-hidden="true" />}
        onClick={bank.open}
      >
        {messages.fromBank}
      </Button>
      <BankDialog opened={isBankOpen} onClose={bank.close} />
      <TemplateDialog opened={isTemplateOpen} onClose={template.close} />
      <SurveyDialog opened={isSurveyOpen} onClose={survey.close} />
      <DocumentDialog opened={isDocumentOpen} onClose={document.close} />
    </>
  );
};

/** A survey without questions: shows the next step. */
export const StartPanel = () => {
  const { canEdit } = useTools();
  return (
    <EmptyState
      icon={<IconClipboardList stroke={1.5} aria-hidden="true" />}
      title={messages.emptyTitle}
      text={canEdit ? messages.emptyText : messages.readOnlyText}
      action={
        canEdit && (
          <Group gap="xs" justify="center">
            <StartButtons />
          </Group>
        )
      }
    />
  );
};
