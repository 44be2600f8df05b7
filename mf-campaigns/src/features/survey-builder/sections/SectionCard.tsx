import { MAX_QUESTION_TITLE, MAX_SECTION_TEXT, type SurveySection } from '@folkmoot/contracts/client';
import {
  Badge,
  Button,
  Card,
  Group,
  IconListDetails,
  IconPlus,
  IconTrash,
  notify,
  Stack,
  Text,
  TextInput,
} from '@folkmoot/ui';
import { Checkbox, IconButton, Textarea } from '@folkmoot/ui/controls';
import { useShallow } from 'zustand/shallow';
import { useBuilderState, useSurveyDraft, useTools } from '../builder-context';
import { PartProblems } from '../checks/PartProblems';
import { ConditionEditor } from '../conditions/ConditionPanel';
import { ruleInWords } from '../conditions/condition-words.domain';
import { messages as conditionMessages } from '../conditions/conditions.messages';
import { questionsOf, removeSection, type SectionPatch, updateSection } from '../draft/sections.domain';
import { QuestionTypeMenu } from '../editor/QuestionTypeMenu';
import { messages } from './sections.messages';
import classes from './sections.module.css';
import { useAddQuestion } from './use-add-question';

const SectionFields = ({ section }: { section: SurveySection }) => {
  const { store } = useTools();
  const { id } = section;
  const earlier = useSurveyDraft(
    useShallow(({ questions }) => {
      const first = questions.findIndex((question) => question.sectionId === id);
      return questions.slice(0, first < 0 ? questions.length : first);
    }),
  );
  const add = useAddQuestion(id);
  const set = (patch: SectionPatch, tag: string) =>
    store.getState().change((draft) => updateSection(draft, id, patch), `${id}:${tag}`);
  return (
    <Stack gap="sm">
      <TextInput
        data-title
        label={messages.title}
        value={section.title}
        maxLength={MAX_QUESTION_TITLE}
        onChange={(event) => set({ title: event.currentTarget.value }, 'title')}
      />
      <Textarea
        label={messages.text}
        description={messages.textHelp}
        value={section.text ?? ''}
        maxLength={MAX_SECTION_TEXT}
        autosize
        minRows={2}
        onChange={(event) => set({ text: event.currentTarget.value }, 'text')}
      />
      <Checkbox
        label={messages.onePage}
        description={messages.onePageHelp}
        checked={section.onePage ?? false}
        onChange={(event) => set({ onePage: event.currentTarget.checked }, 'onePage')}
      />
      <ConditionEditor
        showIf={section.showIf}
        earlier={earlier}
        label={conditionMessages.title}
        showWhen={conditionMessages.showSectionWhen}
        onChange={(showIf, tag) => set({ showIf }, tag)}
      />
      <QuestionTypeMenu onPick={add}>
        <Button variant="subtle" w="fit-content" leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}>
          {messages.addQuestion}
        </Button>
      </QuestionTypeMenu>
    </Stack>
  );
};

/** The head of a section, above its questions. Its fields show while it is selected. */
export const SectionCard = ({ id }: { id: string }) => {
  const { store, canEdit } = useTools();
  const section = useSurveyDraft(({ sections }) => sections?.find((each) => each.id === id));
  const number = useSurveyDraft(({ sections }) => (sections?.findIndex((each) => each.id === id) ?? -1) + 1);
  const count = useSurveyDraft((draft) => questionsOf(draft, id).length);
  const rule = useSurveyDraft(({ questions }) => ruleInWords(section?.showIf, questions));
  const isOpen = useBuilderState(({ selectedPart }) => selectedPart === `section:${id}`);
  if (!section) return null;
  const remove = () => {
    const before = store.getState().history.present;
    store.getState().change((draft) => removeSection(draft, id));
    notify.info(messages.removed(section.title.trim() || messages.untitled), {
      action: { label: messages.undo, run: () => store.getState().change(() => before) },
    });
  };
  return (
    <section
      data-part={`section:${id}`}
      aria-label={messages.sectionNumber(number)}
      className={classes.card}
      onFocus={() => {
        if (!isOpen) store.getState().showPart(`section:${id}`);
      }}
    >
      <Card data-selected={isOpen || undefined} className={classes.box}>
        <Stack gap="sm">
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <Button
              variant="transparent"
              color="gray"
              px={0}
              aria-expanded={isOpen}
              data-title={isOpen ? undefined : true}
              leftSection={<IconListDetails size={18} stroke={1.5} aria-hidden="true" />}
              onClick={() => store.getState().showPart(`section:${id}`)}
            >
              {messages.sectionNumber(number)}: {section.title.trim() || messages.untitled}
            </Button>
            <Group gap="xs" wrap="nowrap">
              <Badge variant="light">{messages.questions(count)}</Badge>
              {canEdit && <IconButton label={messages.remove} icon={IconTrash} onClick={remove} />}
            </Group>
          </Group>
          {rule !== null && (
            <Text size="sm" c="dimmed">
              {rule}
            </Text>
          )}
          {count === 0 && (
            <Text size="sm" c="dimmed">
              {messages.empty}
            </Text>
          )}
          <PartProblems of="sectionId" id={id} />
          {isOpen && (
            <fieldset disabled={!canEdit} className={classes.fields}>
              <SectionFields section={section} />
            </fieldset>
          )}
        </Stack>
      </Card>
    </section>
  );
};
