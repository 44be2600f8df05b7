import {
  getSavedDraftOperation,
  listSavedDraftsOperation,
  type SavedDraft,
  type SavedDraftContent,
} from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useOperation, useStaffNames } from '@folkmoot/shell-sdk';
import {
  Badge,
  Button,
  EmptyState,
  Group,
  IconArrowLeft,
  QueryStates,
  Stack,
  Text,
  Title,
  UnstyledButton,
} from '@folkmoot/ui';
import { useSurveyDraft, useTools } from '../builder-context';
import { PickDialog } from '../start/PickDialog';
import { type Difference, differencesSince } from './compare.domain';
import { messages } from './saved-drafts.messages';
import classes from './saved-drafts.module.css';
import { useRestore } from './use-restore';

const useWords = () => {
  const zone = useCouncilZone();
  const nameOf = useStaffNames();
  const whoOf = (savedBy: string): string => {
    const { isYou, name } = nameOf(savedBy);
    if (isYou) return name === null ? messages.ownName : messages.you(name);
    return name ?? messages.someone;
  };
  return {
    momentOf: (moment: string) => momentIn(moment, zone),
    whoOf: ({ savedBy }: SavedDraft) => (savedBy === null ? messages.unknown : whoOf(savedBy)),
  };
};

interface ItemProps {
  draft: SavedDraft;
  isNewest: boolean;
  onPick: (draft: SavedDraft) => void;
}

const Item = ({ draft, isNewest, onPick }: ItemProps) => {
  const { momentOf, whoOf } = useWords();
  return (
    <li>
      <UnstyledButton className={classes.item} onClick={() => onPick(draft)}>
        <span className={classes.when}>
          <Text component="span" fw={500}>
            {momentOf(draft.savedAt)}
          </Text>
          {isNewest && <Badge variant="light">{messages.now}</Badge>}
        </span>
        <Text component="span" size="sm">
          {whoOf(draft)}
        </Text>
        <Text component="span" size="sm" c="dimmed">
          {draft.restoredFrom === null
            ? messages.questions(draft.questionCount)
            : messages.restoredFrom(momentOf(draft.restoredFrom))}
        </Text>
      </UnstyledButton>
    </li>
  );
};

const Versions = ({ onPick }: { onPick: (draft: SavedDraft) => void }) => {
  const { campaignId } = useTools();
  const query = useOperation(listSavedDraftsOperation, { params: { campaignId } }, { staleTime: 0, gcTime: 0 });
  return (
    <Stack gap="sm">
      <Text c="dimmed">{messages.text}</Text>
      <QueryStates query={query} loadingLabel={messages.loading} loadingShape="table" errorTitle={messages.loadFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={messages.none} text={messages.noneText} level={3} />
          ) : (
            <ol className={classes.list}>
              {items.map((draft, index) => (
                <Item key={draft.id} draft={draft} isNewest={index === 0} onPick={onPick} />
              ))}
            </ol>
          )
        }
      </QueryStates>
    </Stack>
  );
};

const Texts = ({ before, after }: Required<Pick<Difference, 'before' | 'after'>>) => (
  <dl className={classes.texts}>
    <dt>{messages.before}</dt>
    <dd>{before || messages.empty}</dd>
    <dt>{messages.after}</dt>
    <dd>{after || messages.empty}</dd>
  </dl>
);

const Differences = ({ differences }: { differences: readonly Difference[] }) =>
  differences.length === 0 ? (
    <Text>{messages.same}</Text>
  ) : (
    <section aria-labelledby="since-version">
      <Title order={3} size="h5" id="since-version">
        {messages.since}
      </Title>
      <ul className={classes.differences}>
        {differences.map(({ key, words, before, after }) => (
          <li key={key}>
            <Text>{words}</Text>
            {before !== undefined && after !== undefined && <Texts before={before} after={after} />}
          </li>
        ))}
      </ul>
    </section>
  );

interface LookProps {
  draft: SavedDraft;
  flush: () => Promise<boolean>;
  onBack: () => void;
  onDone: () => void;
}

const Compared = ({ version, flush, onDone }: Omit<LookProps, 'draft' | 'onBack'> & { version: SavedDraftContent }) => {
  const { canEdit } = useTools();
  const { momentOf } = useWords();
  const { restore, isRestoring } = useRestore(flush);
  const now = useSurveyDraft((draft) => draft);
  const differences = differencesSince(version.content, now);
  const run = async () => {
    if (await restore(version, momentOf(version.savedAt))) onDone();
  };
  return (
    <>
      <Differences differences={differences} />
      {canEdit && differences.length > 0 && (
        <Stack gap="xs">
          <Text size="sm" c="dimmed">
            {messages.restoreText}
          </Text>
          <Group justify="flex-end">
            <Button loading={isRestoring} onClick={() => void run()}>
              {messages.restore}
            </Button>
          </Group>
        </Stack>
      )}
    </>
  );
};

const Look = ({ draft, flush, onBack, onDone }: LookProps) => {
  const { campaignId } = useTools();
  const { momentOf, whoOf } = useWords();
  const query = useOperation(getSavedDraftOperation, { params: { campaignId, draftId: draft.id } });
  const moment = momentOf(draft.savedAt);
  return (
    <Stack>
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />}
          onClick={onBack}
          data-autofocus
        >
          {messages.back}
        </Button>
      </Group>
      <Text fw={600}>
        {draft.savedBy === null ? messages.firstVersion(moment) : messages.version(moment, whoOf(draft))}
      </Text>
      <QueryStates
        query={query}
        loadingLabel={messages.loadingVersion}
        loadingShape="table"
        errorTitle={messages.versionFailed}
      >
        {(version) => <Compared version={version} flush={flush} onDone={onDone} />}
      </QueryStates>
    </Stack>
  );
};

interface Props {
  opened: boolean;
  onClose: () => void;
  /** Saves unsaved changes, so that they are in the history before a version is restored. */
  flush: () => Promise<boolean>;
}

/** Saved versions of the draft: look at one, compare it with the survey now, restore it. */
export const HistoryDialog = ({ opened, onClose, flush }: Props) => (
  <PickDialog<SavedDraft>
    opened={opened}
    onClose={onClose}
    title={messages.title}
    list={(onPick) => <Versions onPick={onPick} />}
    look={(draft, steps) => <Look draft={draft} flush={flush} {...steps} />}
  />
);
