import { lookup } from '@folkmoot/contracts/client';
import { isTranslated, type SurveyText, surveyTexts } from '@folkmoot/question-types/core';
import { Card, Stack, Text, Title } from '@folkmoot/ui';
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useNear } from '../../../entities/campaign/use-near';
import { useSurveyDraft, useTools } from '../builder-context';
import { draftIn } from '../draft/builder.store';
import { grouped } from '../draft/grouped';
import { TextRow } from './TextRow';
import { messages } from './translations.messages';

interface TableProps {
  language: string;
  main: string;
}

interface Section {
  key: string;
  place: string;
  texts: readonly SurveyText[];
}

const BUILT_AT_ONCE = 6;

const sectionsOf = (texts: readonly SurveyText[], questionIds: readonly string[]): Section[] =>
  [...grouped(texts, ({ questionId }) => questionId)].map(([id, own]) => ({
    key: id ?? 'survey',
    place: id === null ? messages.survey : messages.question(questionIds.indexOf(id) + 1),
    texts: own,
  }));

const SectionCard = memo(({ section, index, ...table }: TableProps & { section: Section; index: number }) => {
  const box = useRef<HTMLDivElement>(null);
  const { isNear, height } = useNear(box, index < BUILT_AT_ONCE);
  return (
    <Card ref={box} component="section" aria-label={section.place} h={isNear ? undefined : height}>
      <Title order={2} size="h5" mb="xs">
        {section.place}
      </Title>
      {isNear && section.texts.map((text) => <TextRow key={text.path} text={text} place={section.place} {...table} />)}
    </Card>
  );
});

/**
 * Paths that had no translation when the filter was switched on, so that a row does not disappear while it is edited.
 */
const useMissing = (language: string, isOn: boolean): ReadonlySet<string> | null => {
  const { store } = useTools();
  return useMemo(() => {
    if (!isOn) return null;
    const draft = draftIn(store.getState());
    const words = lookup(draft.translations, language);
    const missing = surveyTexts(draft).filter((text) => !isTranslated(text, words, language));
    return new Set(missing.map(({ path }) => path));
  }, [store, language, isOn]);
};

/** Every text of the survey with its translation, by question. */
export const TextTable = ({ language, main, isMissingOnly }: TableProps & { isMissingOnly: boolean }) => {
  const questions = useSurveyDraft((draft) => draft.questions);
  const draft = useDeferredValue(useSurveyDraft((state) => state));
  const missing = useMissing(language, isMissingOnly);
  const [memory] = useState(() => new Map<string, Section>());
  const texts = surveyTexts({ ...draft, questions }).filter(({ path }) => missing?.has(path) ?? true);
  if (texts.length === 0) return <Text>{missing ? messages.nothingMissing : messages.nothingToTranslate}</Text>;
  const sections = sectionsOf(
    texts,
    questions.map(({ id }) => id),
  ).map((section) => {
    // Reuses the previous section object when it is unchanged, so that its rows do not render again.
    const known = memory.get(section.key);
    const isSame =
      known?.place === section.place &&
      known.texts.length === section.texts.length &&
      known.texts.every((text, at) => text.path === section.texts[at]?.path && text.text === section.texts[at]?.text);
    const kept = isSame && known ? known : section;
    memory.set(section.key, kept);
    return kept;
  });
  return (
    <Stack>
      {sections.map((section, index) => (
        <SectionCard key={section.key} section={section} index={index} language={language} main={main} />
      ))}
    </Stack>
  );
};
