import type { Redaction, RedactionDecision, RedactionSpan } from '@folkmoot/contracts/client';
import { Button, Group, Paper, Stack, Text } from '@folkmoot/ui';
import { Textarea } from '@folkmoot/ui/controls';
import { useRef, useState } from 'react';
import { useKeys } from '../../entities/keyboard';
import { partsOf, spansOf, withHidden } from './review.domain';
import { messages } from './review.messages';

/** Short and long answers have their buttons at the same place, so that the eyes and the mouse can stay there. */
const FRAME_HEIGHT = '8rem';

const HIDDEN_STYLE = {
  background: 'var(--mantine-color-yellow-light)',
  borderRadius: 4,
  paddingInline: 4,
  boxDecorationBreak: 'clone',
} as const;

/** The answer with the words that readers will not see, each with its kind. */
export const AnswerText = ({ item }: { readonly item: Redaction }) => (
  <Text
    component="blockquote"
    m={0}
    dir="auto"
    style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    aria-label={messages.text}
  >
    {partsOf(item.text, spansOf(item)).map(({ start, text, hidden }) =>
      hidden ? (
        <Text key={start} span inherit style={HIDDEN_STYLE}>
          <del>{text}</del>
          <Text span size="xs" fw={600} ms={6}>
            {messages.kinds[hidden]}
          </Text>
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

interface Props {
  readonly item: Redaction;
  readonly label: string;
  readonly decide: (decision: RedactionDecision, spans?: readonly RedactionSpan[]) => Promise<void>;
  /** Shows the answer before. Null when there is none. */
  readonly goBack: (() => void) | null;
}

const Buttons = ({
  decide,
  goBack,
  onChange,
}: Pick<Props, 'decide' | 'goBack'> & { readonly onChange: () => void }) => (
  <>
    <Group gap="sm">
      <Button autoFocus onClick={() => void decide('accept')}>
        {messages.accept}
      </Button>
      <Button variant="default" onClick={() => void decide('withhold')}>
        {messages.withhold}
      </Button>
      <Button variant="default" onClick={onChange}>
        {messages.change}
      </Button>
      <Button variant="subtle" disabled={!goBack} onClick={() => goBack?.()}>
        {messages.back}
      </Button>
    </Group>
    <Text size="sm" c="dimmed">
      {messages.keys}
    </Text>
  </>
);

/** One answer, with what would be hidden, and the decision about it. */
export const ReviewItem = ({ item, label, decide, goBack }: Props) => {
  const [isEditing, setEditing] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const change = () => setEditing(true);
  useKeys(area, { a: () => void decide('accept'), w: () => void decide('withhold'), e: change, b: () => goBack?.() });
  return (
    <Stack ref={area} gap="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          {label}
        </Text>
        {item.responses > 1 && (
          <Text size="sm" c="dimmed">
            {messages.alike(item.responses)}
          </Text>
        )}
      </Group>
      {item.suggestion && <Text size="sm">{messages.suggestion[item.suggestion]}</Text>}
      {isEditing ? (
        <Editor item={item} onSave={(spans) => void decide('change', spans)} onCancel={() => setEditing(false)} />
      ) : (
        <>
          <Paper withBorder p="md" mih={FRAME_HEIGHT}>
            <AnswerText item={item} />
          </Paper>
          <Buttons decide={decide} goBack={goBack} onChange={change} />
        </>
      )}
    </Stack>
  );
};
