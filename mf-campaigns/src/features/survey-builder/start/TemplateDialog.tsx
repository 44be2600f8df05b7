import { listSurveyTemplatesOperation, type SurveyTemplate } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { QueryStates, SimpleGrid } from '@folkmoot/ui';
import { PickDialog } from './PickDialog';
import { StartCard } from './StartCard';
import { SurveyLook } from './SurveyLook';
import { messages } from './start.messages';
import { useTake } from './use-take';

const Templates = ({ onPick }: { onPick: (template: SurveyTemplate) => void }) => {
  const query = useOperation(listSurveyTemplatesOperation, {});
  return (
    <QueryStates
      query={query}
      loadingLabel={messages.loadingTemplates}
      loadingShape="table"
      errorTitle={messages.templatesFailed}
    >
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

/** Surveys that the product includes: preview one, then use it. */
export const TemplateDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const take = useTake();
  return (
    <PickDialog<SurveyTemplate>
      opened={opened}
      onClose={onClose}
      title={messages.templateTitle}
      list={(onPick) => <Templates onPick={onPick} />}
      look={({ content }, { onBack, onDone }) => (
        <SurveyLook
          content={content}
          onBack={onBack}
          onTake={(how) => {
            take(content, how);
            onDone();
          }}
        />
      )}
    />
  );
};
