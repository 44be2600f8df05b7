import { languageName, lookup } from '@folkmoot/contracts/client';
import { staleTexts, translationProgress } from '@folkmoot/question-types/core';
import { Button, Card, EmptyState, Group, IconTrash, IconWorld, ProgressBar, Stack, useDisclosure } from '@folkmoot/ui';
import { ConfirmDialog, NativeSelect, Switch } from '@folkmoot/ui/controls';
import { useDeferredValue, useState } from 'react';
import { useSurveyDraft, useTools } from '../builder-context';
import { withLanguage, withoutLanguage } from '../draft/text-paths.domain';
import { LanguageFile } from './LanguageFile';
import { LanguageSelect } from './LanguageSelect';
import { useLanguages } from './languages';
import { TextTable } from './TextTable';
import { TranslationFiles } from './TranslationFiles';
import { messages } from './translations.messages';

const AddLanguage = ({ taken, onAdd }: { taken: readonly string[]; onAdd: (language: string) => void }) => {
  const { store, canEdit } = useTools();
  if (!canEdit) return null;
  const add = (language: string) => {
    store.getState().change((draft) => withLanguage(draft, language));
    onAdd(language);
  };
  // A new key clears what was typed, after a language was added.
  return (
    <LanguageSelect
      key={taken.join()}
      label={messages.add}
      placeholder={messages.choose}
      value={null}
      without={taken}
      onChange={add}
    />
  );
};

const RemoveLanguage = ({ language }: { language: string }) => {
  const { store, canEdit } = useTools();
  const [asks, dialog] = useDisclosure();
  const texts = useSurveyDraft((draft) => Object.keys(lookup(draft.translations, language) ?? {}).length);
  if (!canEdit) return null;
  const remove = () => store.getState().change((draft) => withoutLanguage(draft, language));
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={16} stroke={1.5} aria-hidden="true" />}
        onClick={texts > 0 ? dialog.open : remove}
      >
        {messages.remove(languageName(language))}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={messages.removeTitle}
        question={messages.removeQuestion(languageName(language), texts)}
        confirmLabel={messages.remove(languageName(language))}
        isDangerous
        onClose={dialog.close}
        onConfirm={remove}
      />
    </>
  );
};

const Completeness = ({ language }: { language: string }) => {
  const draft = useDeferredValue(useSurveyDraft((state) => state));
  const { done, total } = translationProgress(draft, language);
  return (
    <ProgressBar
      label={languageName(language)}
      value={done}
      max={Math.max(total, 1)}
      text={messages.progress(done, total, staleTexts(draft, language).length)}
    />
  );
};

/** The main language on the left, another on the right. Part of the draft. */
export const Translations = () => {
  const { main, into } = useLanguages();
  const [wanted, setWanted] = useState('');
  const [isMissingOnly, setIsMissingOnly] = useState(false);
  const language = into.includes(wanted) ? wanted : into[0];
  if (language === undefined)
    return (
      <Card>
        <EmptyState
          icon={<IconWorld stroke={1.5} aria-hidden="true" />}
          title={messages.emptyTitle}
          text={messages.emptyText}
          action={<AddLanguage taken={[main, ...into]} onAdd={setWanted} />}
        />
      </Card>
    );
  return (
    <Stack>
      <Card>
        <Stack>
          <Group justify="space-between" align="flex-end">
            <Group align="flex-end" gap="xs">
              <NativeSelect
                label={messages.language}
                value={language}
                onChange={(event) => setWanted(event.currentTarget.value)}
                data={into.map((value) => ({ value, label: languageName(value) }))}
              />
              <AddLanguage taken={[main, ...into]} onAdd={setWanted} />
            </Group>
            <RemoveLanguage language={language} />
          </Group>
          <Completeness language={language} />
          <TranslationFiles language={language} />
          <LanguageFile language={language} main={main} />
          <Switch
            label={messages.missingOnly}
            checked={isMissingOnly}
            onChange={(event) => setIsMissingOnly(event.currentTarget.checked)}
          />
        </Stack>
      </Card>
      <TextTable key={language} language={language} main={main} isMissingOnly={isMissingOnly} />
    </Stack>
  );
};
