import {
  type CodebookTheme,
  MAX_THEME_DEFINITION,
  MAX_THEME_EXAMPLES,
  MAX_THEME_NAME,
} from '@folkmoot/contracts/client';
import { useUnsavedWork } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, Stack, TextInput } from '@folkmoot/ui';
import { Textarea } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { examplesIn, isTaken, ThemeClash, type ThemeDraft } from './codebook.domain';
import { messages } from './codebook.messages';

interface Props {
  /** The theme that is edited; null for a new one. */
  theme: CodebookTheme | null;
  themes: readonly CodebookTheme[];
  saveLabel: string;
  /** True when it was saved. `base` is the version that the person changed. */
  onSave: (draft: ThemeDraft, base: CodebookTheme | null) => Promise<boolean>;
  onClose: () => void;
}

const problemWith = (name: string, themes: readonly CodebookTheme[], theme: CodebookTheme | null): string | null => {
  if (name.trim() === '') return messages.nameMissing;
  return isTaken(name, themes, theme?.id) ? messages.nameTaken : null;
};

interface ClashProps {
  theirs: CodebookTheme;
  onMine: () => void;
  onTheirs: () => void;
}

/** A colleague has changed the same theme: both versions, and a choice. */
const Clash = ({ theirs, onMine, onTheirs }: ClashProps) => (
  <Alert color="amber" role="alert" title={messages.clashTitle}>
    <Stack gap="xs" align="flex-start">
      {messages.clash(theirs.name, theirs.definition)}
      <Group gap="xs">
        <Button size="compact-sm" onClick={onMine}>
          {messages.clashKeepMine}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onTheirs}>
          {messages.clashTakeTheirs}
        </Button>
      </Group>
    </Stack>
  </Alert>
);

/** The fields of one theme. When a colleague has changed it meanwhile, the person chooses a version. */
export const ThemeForm = ({ theme, themes, saveLabel, onSave, onClose }: Props) => {
  const [base, setBase] = useState(theme);
  const [name, setName] = useState(theme?.name ?? '');
  const [definition, setDefinition] = useState(theme?.definition ?? '');
  const [examples, setExamples] = useState(theme?.examples.join('\n') ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<CodebookTheme | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isSame =
    name === (base?.name ?? '') &&
    definition === (base?.definition ?? '') &&
    examples === (base?.examples.join('\n') ?? '');
  useUnsavedWork(!isSame);
  const save = async (from: CodebookTheme | null) => {
    const wrong = problemWith(name, themes, theme);
    setProblem(wrong);
    if (wrong) return;
    setIsSaving(true);
    try {
      const draft = {
        name: name.trim(),
        definition: definition.trim(),
        examples: examplesIn(examples).slice(0, MAX_THEME_EXAMPLES),
      };
      if (await onSave(draft, from)) onClose();
    } catch (error) {
      if (!(error instanceof ThemeClash)) throw error;
      setTheirs(error.theirs);
    } finally {
      setIsSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(base);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {theirs && (
          <Clash
            theirs={theirs}
            onMine={() => {
              setBase(theirs);
              setTheirs(null);
              void save(theirs);
            }}
            onTheirs={onClose}
          />
        )}
        <TextInput
          label={messages.name}
          description={theme ? undefined : messages.nameHint}
          value={name}
          maxLength={MAX_THEME_NAME}
          error={problem}
          data-autofocus
          autoFocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label={messages.definition}
          description={messages.definitionHint}
          value={definition}
          maxLength={MAX_THEME_DEFINITION}
          autosize
          minRows={2}
          onChange={(event) => setDefinition(event.currentTarget.value)}
        />
        <Textarea
          label={messages.exampleComments}
          description={messages.exampleHint}
          value={examples}
          autosize
          minRows={2}
          maxRows={8}
          onChange={(event) => setExamples(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" loading={isSaving}>
            {saveLabel}
          </Button>
          <Button variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
