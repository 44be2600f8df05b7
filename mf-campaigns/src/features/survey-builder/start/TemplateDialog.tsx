import { listSurveyTemplatesOperation, type SurveyTemplate } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { QueryStates, SimpleGrid } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { StartCard } from './StartCard';
import { SurveyLook } from './SurveyLook';
import { messages } from './start.messages';
import { useTake } from './use-take';

const Templates = ({ onPick }: { onPick: (template: SurveyTemplate) => void }) => {
  const query = useOperation(listSurveyTemplatesOperation, {});
  return (
    <QueryStates query={query} loadingLabel={messages.loadingTemplates} errorTitle={messages.templatesFailed}>
      {({ items }) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {items.map((template) => (
            <StartCard
              key={template.id}
              title={template.title}
              description={template.description}
              badge={template.topic}
              questions={template.questionCount}
              minutes={template.estimatedMinutes}
              onOpen={() => onPick(template)}
            />
          ))}
        </SimpleGrid>
      )}
    </QueryStates>
  );
};

/** Surveys that come with the product: look inside, then take one. */
export const TemplateDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const [picked, setPicked] = useState<SurveyTemplate | null>(null);
  const take = useTake();
  const close = () => {
    setPicked(null);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={messages.templateTitle}
      size="xl"
      closeButtonProps={{ 'aria-label': messages.close }}
      returnFocus={picked === null}
    >
      {picked ? (
        <SurveyLook
          content={picked.content}
          onBack={() => setPicked(null)}
          onTake={(how) => {
            take(picked.content, how);
            close();
          }}
        />
      ) : (
        <Templates onPick={setPicked} />
      )}
    </Modal>
  );
};
