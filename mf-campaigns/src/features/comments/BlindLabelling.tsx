import {
  type CodebookTheme,
  labelSampleCommentOperation,
  listSampleCommentsOperation,
  type SentimentLabel,
} from '@folkmoot/contracts/client';
import { api, isApiError, notify, useOperation } from '@folkmoot/shell-sdk';
import { Box, Button, Card, Group, Progress, QueryStates, Stack, Text, UnstyledButton } from '@folkmoot/ui';
import { useEffect, useRef, useState } from 'react';
import { commentWords, useCommentPlan, useThemes } from '../../entities/comment';
import { useKeys } from '../../entities/keyboard';
import { messages } from './comments.messages';
import classes from './comments.module.css';
import { SentimentChoice } from './SentimentChoice';

interface Item {
  readonly id: string;
  readonly text: string;
  readonly questionId: string;
  readonly language: string | null;
  readonly mine: { readonly sentiment: SentimentLabel; readonly themes: readonly string[] } | null;
}

interface Draft {
  readonly sentiment: SentimentLabel | null;
  readonly themes: readonly string[];
}

const toggled = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list.filter((each) => each !== id) : [...list, id];

interface Props {
  campaignId: string;
  sampleId: string;
  items: readonly Item[];
  themes: readonly CodebookTheme[];
  titles: ReadonlyMap<string, string>;
  onLeave: () => void;
}

const OneByOne = ({ campaignId, sampleId, items, themes, titles, onLeave }: Props) => {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(
    new Map(items.flatMap(({ id, mine }) => (mine ? [[id, mine] as const] : []))),
  );
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      items.findIndex(({ mine }) => mine === null),
    ),
  );
  const area = useRef<HTMLDivElement>(null);
  const item = items[at];
  const draft: Draft = drafts.get(item?.id ?? '') ?? { sentiment: null, themes: [] };
  const done = items.filter(({ id }) => drafts.get(id)?.sentiment != null).length;
  // Keys work from the first comment on.
  useEffect(() => area.current?.focus(), []);

  const save = async (id: string, { sentiment, themes: chosen }: Draft): Promise<void> => {
    if (sentiment === null) return;
    try {
      await api.call(labelSampleCommentOperation, {
        params: { campaignId, commentId: id },
        body: { sampleId, sentiment, themes: [...chosen] },
      });
    } catch (error) {
      notify.error(isApiError(error) ? messages.notSaved(error.message) : messages.notSavedAtAll);
    }
  };
  const put = (next: Draft) => {
    if (!item) return;
    setDrafts((known) => new Map(known).set(item.id, next));
    void save(item.id, next);
  };
  const next = () => {
    if (draft.sentiment === null) return;
    if (at + 1 < items.length) setAt(at + 1);
    else onLeave();
  };
  const judge = (sentiment: SentimentLabel) => {
    put({ ...draft, sentiment });
    // Without themes there is nothing else to say about a comment.
    if (themes.length === 0 && at + 1 < items.length) setAt(at + 1);
  };
  useKeys(area, {
    p: () => judge('positive'),
    0: () => judge('neutral'),
    n: () => judge('negative'),
    ArrowLeft: () => setAt(Math.max(0, at - 1)),
    ArrowRight: next,
  });
  if (!item) return null;
  return (
    <div ref={area} className={classes.blind} tabIndex={-1}>
      <Stack gap="md">
        <Stack gap={4}>
          <Group justify="space-between">
            <Text size="sm" className="tabular" role="status">
              {messages.checkProgress(at + 1, items.length)}
            </Text>
            <Button size="compact-sm" variant="subtle" onClick={onLeave}>
              {messages.checkLeave}
            </Button>
          </Group>
          <Progress value={(done / items.length) * 100} aria-label={messages.checkProgressLabel} />
        </Stack>
        <Card p="lg" className={classes.blindCard}>
          <Text size="sm" c="dimmed">
            {messages.checkQuestion(titles.get(item.questionId) ?? messages.removedQuestion)}
          </Text>
          <Text className={classes.blindText} dir="auto" lang={item.language ?? undefined}>
            {item.text}
          </Text>
        </Card>
        <SentimentChoice label={commentWords.sentiment} value={draft.sentiment} hasWords onChoose={judge} />
        {themes.length > 0 && (
          <Box role="group" aria-label={messages.checkThemes}>
            <Text size="sm" mb={6}>
              {messages.checkThemes}
            </Text>
            <div className={classes.blindThemes}>
              {themes.map(({ id, name, definition }) => (
                <UnstyledButton
                  key={id}
                  className={classes.blindTheme}
                  aria-pressed={draft.themes.includes(id)}
                  title={definition}
                  onClick={() => put({ ...draft, themes: toggled(draft.themes, id) })}
                >
                  {name}
                </UnstyledButton>
              ))}
            </div>
          </Box>
        )}
        <Group justify="space-between">
          <Button variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {messages.checkBack}
          </Button>
          <Button disabled={draft.sentiment === null} onClick={next}>
            {at + 1 < items.length ? messages.checkNext : messages.checkDone}
          </Button>
        </Group>
        <Text size="xs" c="dimmed">
          {messages.checkKeys}
        </Text>
      </Stack>
    </div>
  );
};

/** One comment of the sample at a time, without anybody else’s labels. Each answer is saved at once. */
export const BlindLabelling = ({ campaignId, onLeave }: { campaignId: string; onLeave: () => void }) => {
  const plan = useCommentPlan(campaignId);
  const themes = useThemes(plan.data?.codebookId ?? null);
  const list = useOperation(
    listSampleCommentsOperation,
    { params: { campaignId } },
    // The answers so far must be read again after each visit.
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  );
  const titles = new Map(plan.data?.questions.map(({ questionId, title }) => [questionId, title]));
  return (
    <QueryStates
      query={list}
      loadingLabel={commentWords.loading}
      loadingShape="stack"
      errorTitle={messages.checkLoadFailed}
    >
      {({ sampleId, items }) => (
        <OneByOne
          key={sampleId}
          campaignId={campaignId}
          sampleId={sampleId}
          items={items}
          themes={themes}
          titles={titles}
          onLeave={onLeave}
        />
      )}
    </QueryStates>
  );
};
