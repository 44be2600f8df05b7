import { listSurveyTemplatesOperation, type SurveyTemplate } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Group,
  IconEye,
  LinkButton,
  PageLoading,
  QueryStates,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@folkmoot/ui';
import { useState } from 'react';
import { surveyWords } from '../../entities/campaign/campaign-words.messages';
import { PreviewDialog } from '../../entities/survey/preview/PreviewDialog';
import { newCampaignPath } from './new-campaign-path';
import { messages } from './survey-library.messages';

const Take = ({ template: { id, title } }: { template: SurveyTemplate }) => (
  <LinkButton to={newCampaignPath({ template: id })} size="xs" aria-label={messages.takeOf(title)}>
    {messages.take}
  </LinkButton>
);

interface CardProps {
  template: SurveyTemplate;
  canEdit: boolean;
  onPreview: () => void;
}

const TemplateCard = ({ template, canEdit, onPreview }: CardProps) => {
  const { title, topic, description, questionCount, estimatedMinutes } = template;
  return (
    <Card component="article" aria-label={title}>
      <Stack justify="space-between" h="100%">
        <Stack gap="xs">
          <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
            <Title order={2} size="h3">
              {title}
            </Title>
            <Badge color="gray" flex="none">
              {topic}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {description}
          </Text>
          <Text size="sm">
            {surveyWords.questions(questionCount)}, {surveyWords.minutes(estimatedMinutes)}
          </Text>
        </Stack>
        <Group gap="xs">
          {canEdit && <Take template={template} />}
          <Button
            variant="default"
            size="xs"
            leftSection={<IconEye size={16} stroke={1.5} aria-hidden="true" />}
            aria-label={messages.previewOf(title)}
            onClick={onPreview}
          >
            {messages.preview}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
};

/** Surveys written for councils, to try and to start from. */
export const Templates = ({ canEdit }: { canEdit: boolean }) => {
  const query = useOperation(listSurveyTemplatesOperation, {});
  const [shown, setShown] = useState<SurveyTemplate | null>(null);
  return (
    <QueryStates
      query={query}
      loading={<PageLoading label={messages.templatesLoading} shape="cards" count={3} />}
      errorTitle={messages.templatesFailed}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title={messages.noTemplates} text={messages.noTemplatesText} />}
    >
      {({ items }) => (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }}>
            {items.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                canEdit={canEdit}
                onPreview={() => setShown(template)}
              />
            ))}
          </SimpleGrid>
          <PreviewDialog
            content={shown?.content ?? null}
            title={shown?.title ?? ''}
            actions={shown && canEdit && <Take template={shown} />}
            onClose={() => setShown(null)}
          />
        </>
      )}
    </QueryStates>
  );
};
