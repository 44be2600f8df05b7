import { listRedactionsOperation, type Redaction } from '@folkmoot/contracts/client';
import { useInfiniteOperation } from '@folkmoot/shell-sdk';
import { Button, Group, Paper, Stack, Text } from '@folkmoot/ui';
import { PagedList, SegmentedControl } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { AnswerText, ReviewItem } from './ReviewItem';
import { keyOf } from './review.domain';
import { messages } from './review.messages';
import { useDecision } from './use-review';

const PAGE = 10;

type Decided = 'accepted' | 'withheld';

interface Props {
  readonly campaignId: string;
  readonly labelOf: (questionId: string) => string;
}

const Row = ({ item, label, onChange }: { item: Redaction; label: string; onChange: () => void }) => (
  <Paper component="li" withBorder p="md">
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm" fw={600}>
          {label}
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={onChange}>
          {messages.decideAgain}
        </Button>
      </Group>
      <AnswerText item={item} />
    </Stack>
  </Paper>
);

/** Answers with a decision, to look at once more and to decide differently. */
export const DecidedAnswers = ({ campaignId, labelOf }: Props) => {
  const [state, setState] = useState<Decided>('accepted');
  const [changing, setChanging] = useState<string | null>(null);
  const save = useDecision(campaignId);
  const list = useInfiniteOperation(listRedactionsOperation, {
    params: { campaignId },
    query: { state, limit: PAGE },
  });
  return (
    <Stack role="group" aria-label={messages.decided}>
      <SegmentedControl
        aria-label={messages.decided}
        value={state}
        onChange={(value) => setState(value as Decided)}
        data={[
          { value: 'accepted', label: messages.toBePublished },
          { value: 'withheld', label: messages.notPublished },
        ]}
      />
      <PagedList
        list={list}
        loading={<Text c="dimmed">{messages.fetching}</Text>}
        errorTitle={messages.fetchFailed}
        empty={<Text c="dimmed">{messages.noneDecided}</Text>}
        shown={messages.decidedShown}
      >
        {(items) => (
          <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
            {items.map((item) =>
              changing === keyOf(item) ? (
                <Paper component="li" key={keyOf(item)} withBorder p="md">
                  <ReviewItem
                    item={item}
                    label={labelOf(item.questionId)}
                    decide={async (...decision) => {
                      setChanging(null);
                      await save(item, ...decision);
                    }}
                    goBack={null}
                  />
                </Paper>
              ) : (
                <Row
                  key={keyOf(item)}
                  item={item}
                  label={labelOf(item.questionId)}
                  onChange={() => setChanging(keyOf(item))}
                />
              ),
            )}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
};
