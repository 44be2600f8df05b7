import type { Redaction, RedactionSpan } from '@folkmoot/contracts/client';
import { Box, Button, Group, Stack, Text } from '@folkmoot/ui';
import { Textarea } from '@folkmoot/ui/controls';
import { useRef, useState } from 'react';
import { useKeys } from '../../entities/keyboard';
import { keyOf, partsOf, spansOf, withHidden } from './review.domain';
import { messages } from './review.messages';
import { useReview } from './use-review';

type Decide = ReturnType<typeof useReview>['decide'];

const ShownText = ({ item }: { readonly item: Redaction }) => (
  <Text
    component="blockquote"
    m={0}
    style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    aria-label={messages.text}
  >
    {partsOf(item.text, spansOf(item)).map(({ start, text, isHidden }) =>
      isHidden ? (
        <Text key={start} component="del" inherit bg="var(--mantine-color-yellow-light)">
          {text}
        </Text>
      ) : (
        text
      ),
    )}
  </Text>
);

interface EditorProps {
  readonly item: Redaction;
  readonly onSave: (spans: readonly RedactionSpan[]) => void;
  readonly onCancel: () => void;
}

/** Hides words that the proposal does not, and shows others again. */
const Editor = ({ item, onSave, onCancel }: EditorProps) => {
  const [spans, setSpans] = useState(spansOf(item));
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const hide = () => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = field.current ?? {};
    setProblem(start === end ? messages.nothingSelected : null);
    if (start < end) setSpans((known) => withHidden(known, { start, end }));
  };
  return (
    <Stack>
      <Textarea
        ref={field}
        label={messages.changeText}
        readOnly
        autosize
        minRows={3}
        value={item.text}
        error={problem}
      />
      <Group>
        <Button variant="default" onClick={hide}>
          {messages.hide}
        </Button>
      </Group>
      <Stack gap="xs" component="ul" p={0} m={0} aria-label={messages.hidden} style={{ listStyle: 'none' }}>
        {spans.map((span) => {
          const words = item.text.slice(span.start, span.end);
          return (
            <li key={span.start}>
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => setSpans((known) => known.filter(({ start }) => start !== span.start))}
              >
                {messages.show(words)}
              </Button>
            </li>
          );
        })}
      </Stack>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button onClick={() => onSave(spans)}>{messages.save}</Button>
      </Group>
    </Stack>
  );
};

interface ItemProps {
  readonly item: Redaction;
  readonly label: string;
  readonly decide: Decide;
}

const Item = ({ item, label, decide }: ItemProps) => {
  const [isEditing, setEditing] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useKeys(area, {
    a: () => void decide('accept'),
    w: () => void decide('withhold'),
    e: () => setEditing(true),
  });
  return (
    <Stack ref={area}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      {item.responses > 1 && <Text size="sm">{messages.alike(item.responses)}</Text>}
      {item.suggestion && <Text size="sm">{messages.suggestion[item.suggestion]}</Text>}
      {isEditing ? (
        <Editor item={item} onSave={(spans) => void decide('change', spans)} onCancel={() => setEditing(false)} />
      ) : (
        <>
          <ShownText item={item} />
          <Group>
            <Button autoFocus onClick={() => void decide('accept')}>
              {messages.accept}
            </Button>
            <Button variant="default" onClick={() => void decide('withhold')}>
              {messages.withhold}
            </Button>
            <Button variant="default" onClick={() => setEditing(true)}>
              {messages.change}
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            {messages.keys}
          </Text>
        </>
      )}
    </Stack>
  );
};

interface Props {
  readonly campaignId: string;
  readonly labelOf: (questionId: string) => string;
}

/** The answers to review, one at a time. */
export const ReviewQueue = ({ campaignId, labelOf }: Props) => {
  const { item, isComplete, decide } = useReview(campaignId);
  return (
    <Box role="group" aria-label={messages.queue}>
      {item && <Item key={keyOf(item)} item={item} label={labelOf(item.questionId)} decide={decide} />}
      {!item && <Text role="status">{isComplete ? messages.done : messages.fetching}</Text>}
    </Box>
  );
};
