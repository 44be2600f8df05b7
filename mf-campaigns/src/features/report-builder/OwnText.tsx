import { MAX_REPORT_HEADING, MAX_REPORT_TEXT, type ReportBlock } from '@folkmoot/contracts/client';
import { Button, Group, Stack, TextInput } from '@folkmoot/ui';
import { Textarea } from '@folkmoot/ui/controls';
import { useRef } from 'react';
import { asBold, asList, type Selected } from './own-words.domain';
import { messages } from './report-builder.messages';

type TextBlock = Extract<ReportBlock, { kind: 'text' }>;

interface Props {
  block: TextBlock;
  onChange: (block: TextBlock) => void;
}

/** A heading and a text, edited in place. */
export const OwnText = ({ block, onChange }: Props) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const apply = (change: (selected: Selected) => Selected) => {
    const area = field.current;
    if (!area) return;
    const { text, start, end } = change({ text: block.text, start: area.selectionStart, end: area.selectionEnd });
    onChange({ ...block, text });
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(start, end);
    });
  };
  return (
    <Stack gap="xs">
      <TextInput
        label={messages.heading}
        dir="auto"
        value={block.heading}
        maxLength={MAX_REPORT_HEADING}
        onChange={(event) => onChange({ ...block, heading: event.currentTarget.value })}
      />
      <Textarea
        ref={field}
        label={messages.text}
        description={messages.textHint}
        dir="auto"
        value={block.text}
        maxLength={MAX_REPORT_TEXT}
        autosize
        minRows={4}
        maxRows={16}
        onChange={(event) => onChange({ ...block, text: event.currentTarget.value })}
      />
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => apply(asBold)}>
          {messages.bold}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => apply((selected) => asList(selected, false))}>
          {messages.bullets}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => apply((selected) => asList(selected, true))}>
          {messages.numbers}
        </Button>
      </Group>
    </Stack>
  );
};
