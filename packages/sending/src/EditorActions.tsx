import { notify, useCan, useNavigate } from '@folkmoot/shell-sdk';
import { Button, Group, IconMail, IconSend, IconTrash } from '@folkmoot/ui';
import { ConfirmButton, ConfirmDialog, MoreActions, useIsPhone } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { failureText } from './sending';
import { messages } from './sending.messages';
import classes from './sending.module.css';

const texts = messages.editor;

interface StepsOf<T> {
  form: { base: T | null; isDirty: boolean; isSaving: boolean; save: () => Promise<T | null> };
  /** The page of a saved draft. */
  pathOf: (saved: T) => string;
}

/** The steps of an editor: save, and open the last step before sending. */
export const useEditorSteps = <T,>({ form: { base, isDirty, isSaving, save: saveForm }, pathOf }: StepsOf<T>) => {
  const navigate = useNavigate();
  const [sending, setSending] = useState<T | null>(null);
  // A new draft gets a page of its own. Until that page is shown, a dialog opened here would be closed by it.
  const [isLeaving, setIsLeaving] = useState(false);
  const save = async (): Promise<T | null> => (base && !isDirty ? base : saveForm());
  const saveOnly = async () => {
    const result = await save();
    if (!result) return;
    notify.success(texts.saved);
    if (base) return;
    setIsLeaving(true);
    navigate(pathOf(result), { replace: true });
  };
  return {
    isBusy: isSaving || isLeaving,
    saveOnly,
    /** The draft in the last step; null while it is closed. */
    sending,
    setSending,
    review: async () => setSending(await save()),
    showSent: (sent: T) => navigate(pathOf(sent), { replace: true }),
  };
};

/** Runs an action of the editor. Shows its failure, and throws it so that a dialog stays open. */
const attempt = async <T,>(action: () => Promise<T>, failed: string): Promise<T> => {
  try {
    return await action();
  } catch (error) {
    notify.error(failureText(error, failed));
    throw error;
  }
};

interface Props {
  /** Whether there is enough to save. */
  isReady: boolean;
  isBusy: boolean;
  /** False while it could be saved, but not sent. */
  canReview?: boolean;
  /** Sends the message to the person. */
  onTest: () => Promise<{ to: string }>;
  testedText: (to: string) => string;
  onSave: () => void;
  onReview: () => void;
  /** Null when there is no draft to delete. */
  onRemove: (() => Promise<unknown>) | null;
  onRemoved: () => unknown;
}

interface MenuProps {
  onTest: (() => void) | null;
  onRemove: (() => Promise<void>) | null;
}

/** On a phone all buttons would need two rows, so the less common ones are in a menu. */
const PhoneMenu = ({ onTest, onRemove }: MenuProps) => {
  const [isAsked, setIsAsked] = useState(false);
  const remove = { label: texts.remove, icon: IconTrash, onClick: () => setIsAsked(true), isDangerous: true };
  return (
    <>
      <MoreActions
        label={texts.more}
        actions={[
          ...(onTest ? [{ label: texts.test, icon: IconMail, onClick: onTest }] : []),
          ...(onRemove ? [remove] : []),
        ]}
      />
      {onRemove && (
        <ConfirmDialog
          opened={isAsked}
          title={texts.remove}
          question={texts.removeQuestion}
          confirmLabel={texts.remove}
          isDangerous
          onClose={() => setIsAsked(false)}
          onConfirm={onRemove}
        />
      )}
    </>
  );
};

/** The buttons below an editor. They stay in view. */
export const EditorActions = (props: Props) => {
  const { isReady, isBusy, canReview = true, testedText, onRemove } = props;
  const canSend = useCan('campaign:activate');
  const isPhone = useIsPhone();
  const [isTesting, setIsTesting] = useState(false);
  const test = async () => {
    setIsTesting(true);
    await attempt(props.onTest, texts.testFailed).then(
      ({ to }) => notify.success(testedText(to)),
      () => undefined,
    );
    setIsTesting(false);
  };
  const remove = async (action: () => Promise<unknown>) => {
    await attempt(action, texts.removeFailed);
    notify.success(texts.removed);
    await props.onRemoved();
  };
  const removeSafely = onRemove && (() => remove(onRemove));
  const isTestable = isReady && !isTesting;
  const saveAndReview = (
    <>
      <Button variant="default" disabled={!isReady || isBusy} onClick={props.onSave}>
        {isBusy ? texts.saving : texts.save}
      </Button>
      {canSend && (
        <Button
          leftSection={<IconSend size={16} stroke={1.5} aria-hidden="true" />}
          disabled={!isReady || !canReview || isBusy}
          onClick={props.onReview}
        >
          {texts.review}
        </Button>
      )}
    </>
  );
  if (isPhone) {
    return (
      <Group wrap="nowrap" gap="xs" className={classes.actions}>
        <PhoneMenu onTest={isTestable ? () => void test() : null} onRemove={removeSafely} />
        <Group gap="xs" wrap="nowrap" ms="auto">
          {saveAndReview}
        </Group>
      </Group>
    );
  }
  return (
    <Group justify="space-between" className={classes.actions}>
      {removeSafely ? (
        <ConfirmButton label={texts.remove} question={texts.removeQuestion} onConfirm={removeSafely} />
      ) : (
        <span />
      )}
      <Group gap="xs">
        <Button variant="default" loading={isTesting} disabled={!isReady} onClick={() => void test()}>
          {texts.test}
        </Button>
        {saveAndReview}
      </Group>
    </Group>
  );
};
