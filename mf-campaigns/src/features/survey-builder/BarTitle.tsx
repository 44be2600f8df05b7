import { MAX_SURVEY_TITLE } from '@folkmoot/contracts/client';
import { Title, UnstyledButton, VisuallyHidden } from '@folkmoot/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useCampaignBar } from '../../entities/campaign/campaign-bar';
import classes from './bar-title.module.css';
import { useSurveyDraft, useTools } from './builder-context';
import { messages } from './survey-builder.messages';

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey);

interface FieldProps {
  title: string;
  /** Null leaves the title as it was. `isByKey` is false when the person went to another element. */
  onDone: (title: string | null, isByKey: boolean) => void;
}

/** The title as a field of the same size, so that nothing moves. */
const TitleField = ({ title, onDone }: FieldProps) => {
  const [typed, setTyped] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  // A key ends the field, and removing the field is a blur.
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const finish = (value: string | null, isByKey: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(value, isByKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Return and Escape also end and cancel the composition of a character.
    if (event.nativeEvent.isComposing) return;
    const isSave = isSaveKey(event);
    if (event.key === 'Enter' || isSave) finish(typed, true);
    else if (event.key === 'Escape') finish(null, true);
    else return;
    // The page handles the keys for saving itself.
    if (!isSave) event.preventDefault();
  };
  return (
    <>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <span className={classes.box} data-typed={typed}>
        <input
          ref={field}
          className={classes.field}
          aria-label={messages.surveyTitle}
          value={typed}
          maxLength={MAX_SURVEY_TITLE}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => finish(typed, false)}
        />
      </span>
    </>
  );
};

/** The title of the survey. A press makes it a field, whose text is saved with the draft. */
export const BarTitle = () => {
  const { store, canEdit } = useTools();
  const campaignTitle = useCampaignBar()?.title;
  const title = useSurveyDraft((draft) => draft.title.trim()) || campaignTitle || messages.untitled;
  const [isEdited, setIsEdited] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  const hint = useId();
  // The link that opened the builder is gone: without this, the keyboard would begin before the whole page.
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isEdited || !wantsFocus.current) return;
    wantsFocus.current = false;
    button.current?.focus();
  }, [isEdited]);

  const finish = (typed: string | null, isByKey: boolean) => {
    const next = typed?.trim() ?? '';
    if (next !== '' && next !== title) store.getState().edit({ title: next }, 'title');
    wantsFocus.current = isByKey;
    setIsEdited(false);
  };
  if (isEdited) return <TitleField title={title} onDone={finish} />;
  return (
    <>
      <Title ref={heading} tabIndex={-1} order={1} className={classes.title}>
        {canEdit ? (
          <UnstyledButton
            ref={button}
            className={classes.button}
            aria-describedby={hint}
            title={messages.editTitle}
            onClick={() => setIsEdited(true)}
          >
            {title}
          </UnstyledButton>
        ) : (
          title
        )}
      </Title>
      {canEdit && (
        <VisuallyHidden id={hint} aria-hidden="true">
          {messages.editTitle}
        </VisuallyHidden>
      )}
    </>
  );
};
