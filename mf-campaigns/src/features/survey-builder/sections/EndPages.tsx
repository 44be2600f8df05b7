import {
  endPageKinds,
  MAX_END_PAGES,
  MAX_QUESTION_TITLE,
  MAX_SURVEY_THANK_YOU,
  type SurveyEndPage,
} from '@folkmoot/contracts/client';
import { Badge, Button, Card, Group, IconPlus, IconTrash, notify, Stack, Text, TextInput, Title } from '@folkmoot/ui';
import { IconButton, Textarea } from '@folkmoot/ui/controls';
import { useSurveyDraft, useTools } from '../builder-context';
import { PartProblems } from '../checks/PartProblems';
import { ConditionEditor } from '../conditions/ConditionPanel';
import { messages as conditionMessages } from '../conditions/conditions.messages';
import { type EndPagePatch, removeEndPage, updateEndPage } from '../draft/sections.domain';
import { LinkFields } from '../editor/ThankYouLinks';
import { messages } from './sections.messages';
import classes from './sections.module.css';

const EndPageCard = ({ endPage, number }: { endPage: SurveyEndPage; number: number }) => {
  const { store, canEdit } = useTools();
  const questions = useSurveyDraft((draft) => draft.questions);
  const { id, kind } = endPage;
  const set = (patch: EndPagePatch, tag: string) =>
    store.getState().change((draft) => updateEndPage(draft, id, patch), `${id}:${tag}`);
  const remove = () => {
    const before = store.getState().history.present;
    store.getState().change((draft) => removeEndPage(draft, id));
    notify.info(messages.pageRemoved(endPage.title.trim() || messages.untitledPage), {
      action: { label: messages.undo, run: () => store.getState().change(() => before) },
    });
  };
  return (
    <section data-part={`end:${id}`} aria-label={messages.pageNumber(number)} className={classes.card}>
      <Card className={classes.box}>
        <fieldset disabled={!canEdit} className={classes.fields}>
          <Stack gap="sm">
            <Group justify="space-between" gap="xs" wrap="nowrap">
              <Group gap="xs">
                <Title order={3} size="h5">
                  {messages.pageNumber(number)}
                </Title>
                <Badge variant="light">{messages.kinds[kind]}</Badge>
              </Group>
              {canEdit && <IconButton label={messages.removePage} icon={IconTrash} onClick={remove} />}
            </Group>
            <Text size="sm" c="dimmed">
              {messages.kindHelp[kind]}
            </Text>
            <PartProblems of="endPageId" id={id} />
            <TextInput
              data-title
              label={messages.pageTitle}
              value={endPage.title}
              maxLength={MAX_QUESTION_TITLE}
              onChange={(event) => set({ title: event.currentTarget.value }, 'title')}
            />
            <Textarea
              label={messages.pageText}
              description={messages.pageTextHelp}
              value={endPage.text ?? ''}
              maxLength={MAX_SURVEY_THANK_YOU}
              autosize
              minRows={2}
              onChange={(event) => set({ text: event.currentTarget.value }, 'text')}
            />
            <LinkFields links={endPage.links ?? []} onChange={(links, tag) => set({ links }, tag)} />
            <ConditionEditor
              showIf={endPage.showIf}
              earlier={questions}
              label={conditionMessages.title}
              showWhen={conditionMessages.showPageWhen}
              onChange={(showIf, tag) => set({ showIf }, tag)}
            />
          </Stack>
        </fieldset>
      </Card>
    </section>
  );
};

const addLabels = { screen_out: messages.addScreenOut, thank_you: messages.addThankYou } as const;

/** Pages that some people see at the end instead of the thank-you. */
export const EndPages = () => {
  const { store, canEdit } = useTools();
  const endPages = useSurveyDraft((draft) => draft.endPages);
  const hasQuestions = useSurveyDraft(({ questions }) => questions.length > 0);
  if (!hasQuestions && !endPages?.length) return null;
  return (
    <Stack component="section" aria-label={messages.pages} gap="xs">
      {endPages?.length ? (
        <Text size="sm" c="dimmed">
          {messages.pagesText}
        </Text>
      ) : null}
      {endPages?.map((endPage, index) => (
        <EndPageCard key={endPage.id} endPage={endPage} number={index + 1} />
      ))}
      {canEdit && (endPages?.length ?? 0) < MAX_END_PAGES && (
        <Group gap="xs">
          {endPageKinds.map((kind) => (
            <Button
              key={kind}
              variant="subtle"
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
              onClick={() => store.getState().addEndPage(kind)}
            >
              {addLabels[kind]}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
};
