import { lookup } from '@folkmoot/contracts/client';
import { Alert, Button, Group, Stack, Text } from '@folkmoot/ui';
import { Radio } from '@folkmoot/ui/controls';
import { useEffect, useRef } from 'react';
import { messages } from './drafts.messages';
import { type Clash, isSame } from './merge.domain';

const texts = messages.conflict;

/** The parts of a form that the panel needs. `useDraft` returns them. */
interface ConflictedForm<D extends object> {
  readonly draft: D;
  readonly clashes: readonly Clash<D>[];
  readonly isSaving: boolean;
  readonly change: (patch: Partial<D>) => void;
  readonly reset: () => void;
}

interface Props<D extends object> {
  form: ConflictedForm<D>;
  labelOf: (field: keyof D & string) => string;
  /** A value in words. Null: as plain text. */
  wordsOf?: ((field: keyof D & string, value: unknown) => string | null) | undefined;
  /** Saves the choice. Without it, the button submits the surrounding form. */
  onSave?: () => void;
}

const plainWords = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  if (Array.isArray(value)) return value.join(', ') || texts.empty;
  if (typeof value === 'object' && value !== null) return texts.other;
  return String(value ?? '') || texts.empty;
};

/** Long words stay inside the panel. */
const wrapping = { labelWrapper: { minWidth: 0 }, label: { overflowWrap: 'anywhere' } } as const;

/** Each field with both values. The person's own value is preselected. */
const Choices = <D extends object>({ form: { clashes, draft, change }, labelOf, wordsOf }: Props<D>) =>
  clashes.map(({ field, mine, theirs }) => {
    const words = (value: unknown) => wordsOf?.(field, value) ?? plainWords(value);
    return (
      <Radio.Group
        key={field}
        label={labelOf(field)}
        value={isSame(lookup(draft, field), theirs) ? 'theirs' : 'mine'}
        onChange={(choice) => change({ [field]: choice === 'theirs' ? theirs : mine } as Partial<D>)}
      >
        <Stack gap={6} mt={6}>
          <Radio value="mine" styles={wrapping} label={`${texts.mine}: ${words(mine)}`} />
          <Radio value="theirs" styles={wrapping} label={`${texts.theirs}: ${words(theirs)}`} />
        </Stack>
      </Radio.Group>
    );
  });

const Panel = <D extends object>(props: Props<D>) => {
  const { form, onSave } = props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // jsdom has no `scrollIntoView`.
    panel.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <Alert ref={panel} tabIndex={-1} color="amber" role="alert" title={texts.title}>
      <Stack gap="md">
        <Text size="sm">{texts.text}</Text>
        <Choices {...props} />
        <Group gap="xs">
          <Button size="xs" type={onSave ? 'button' : 'submit'} loading={form.isSaving} onClick={() => onSave?.()}>
            {texts.save}
          </Button>
          <Button size="xs" variant="default" onClick={form.reset}>
            {texts.discard}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
};

/** Shown when two people changed the same field. The rest of both changes is merged already. */
export const DraftConflict = <D extends object>(props: Props<D>) =>
  props.form.clashes.length > 0 ? <Panel {...props} /> : null;
