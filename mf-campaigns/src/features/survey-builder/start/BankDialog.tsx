import {
  type BankedQuestions,
  deleteFromQuestionBankOperation,
  listQuestionBankOperation,
  type StandardQuestions,
  type SurveyContent,
} from '@folkmoot/contracts/client';
import { useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Anchor, Button, notify, QueryStates, SimpleGrid, Stack, Text, Title } from '@folkmoot/ui';
import { useTools } from '../builder-context';
import { BankCard } from './BankCard';
import { PickDialog } from './PickDialog';
import { SurveyLook } from './SurveyLook';
import { messages } from './start.messages';
import { useTake } from './use-take';

/** An entry of the bank. Standard ones have a source, and cannot be deleted. */
type Entry = BankedQuestions | StandardQuestions;

const contentOf = ({ name, questions, language, ...entry }: Entry): SurveyContent => ({
  title: name,
  description: 'description' in entry ? entry.description : '',
  introText: '',
  introFile: null,
  questions,
  ...('sections' in entry && entry.sections ? { sections: entry.sections } : {}),
  ...(language ? { language } : {}),
  ...('translations' in entry && entry.translations ? { translations: entry.translations } : {}),
});

interface PartProps {
  title: string;
  entries: readonly Entry[];
  onPick: (entry: Entry) => void;
}

const Part = ({ title, entries, onPick }: PartProps) => (
  <section aria-label={title}>
    <Title order={3} size="h4" mb="xs">
      {title}
    </Title>
    {entries.length > 0 ? (
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {entries.map((entry) => (
          <BankCard key={entry.id} entry={entry} onOpen={() => onPick(entry)} />
        ))}
      </SimpleGrid>
    ) : (
      <Text c="dimmed">{messages.bankOwnEmpty}</Text>
    )}
  </section>
);

const Bank = ({ onPick }: { onPick: (entry: Entry) => void }) => {
  const query = useOperation(listQuestionBankOperation, {});
  return (
    <QueryStates
      query={query}
      loadingLabel={messages.loadingBank}
      loadingShape="table"
      errorTitle={messages.bankFailed}
    >
      {({ items, standard }) => (
        <Stack gap="lg">
          <Part title={messages.bankOwn} entries={items} onPick={onPick} />
          <Part title={messages.bankStandard} entries={standard} onPick={onPick} />
        </Stack>
      )}
    </QueryStates>
  );
};

/** The areas of a council have no publication. */
const Source = ({ source, sourceUrl, licence }: StandardQuestions) => (
  <Text size="sm" c="dimmed">
    {messages.source}:{' '}
    {sourceUrl === '' ? (
      source
    ) : (
      <Anchor href={sourceUrl} target="_blank" rel="noreferrer" size="sm" underline="always">
        {source}
      </Anchor>
    )}
    . {licence}
  </Text>
);

const DeleteButton = ({ entry: { id, name }, onDeleted }: { entry: BankedQuestions; onDeleted: () => void }) => {
  const invalidate = useInvalidate();
  const remove = useOperationMutation(deleteFromQuestionBankOperation, {
    onSuccess: () => {
      void invalidate(listQuestionBankOperation);
      notify.success(messages.deletedFromBank(name));
      onDeleted();
    },
    onError: () => notify.error(messages.deleteFailed),
  });
  return (
    <Button
      variant="subtle"
      color="red"
      disabled={remove.isPending}
      onClick={() => remove.mutate({ params: { itemId: id } })}
    >
      {messages.deleteFromBank}
    </Button>
  );
};

interface PickedProps {
  entry: Entry;
  onBack: () => void;
  onDone: () => void;
}

const Picked = ({ entry, onBack, onDone }: PickedProps) => {
  const { canEdit } = useTools();
  const take = useTake();
  const content = contentOf(entry);
  const isStandard = 'source' in entry;
  return (
    <SurveyLook
      content={content}
      isAppendOnly
      remarks={isStandard ? <Source {...entry} /> : null}
      actions={canEdit && !isStandard ? <DeleteButton entry={entry} onDeleted={onBack} /> : null}
      onBack={onBack}
      onTake={(how) => {
        take(content, how);
        onDone();
      }}
    />
  );
};

/** Questions to use again: those of the council, and standard ones with official wordings. */
export const BankDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <PickDialog<Entry>
    opened={opened}
    onClose={onClose}
    title={messages.bankTitle}
    list={(onPick) => <Bank onPick={onPick} />}
    look={(entry, steps) => <Picked entry={entry} {...steps} />}
  />
);
