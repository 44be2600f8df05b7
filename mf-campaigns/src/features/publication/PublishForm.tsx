import { fromWallTime } from '@folkmoot/calendar/times';
import { MAX_VERSION_NOTE } from '@folkmoot/contracts/client';
import { useCouncilZone } from '@folkmoot/shell-sdk';
import { Button, Card, Group, Stack, Text, TextInput, Title } from '@folkmoot/ui';
import { ConfirmDialog, Radio, Textarea } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { PreviewDialog } from './PreviewDialog';
import { messages } from './publication.messages';

const texts = messages.publish;

interface Order {
  readonly note: string;
  readonly publishAt?: string;
}

interface Props {
  readonly campaignId: string;
  /** The choice has changes that are not saved: a version would not have them. */
  readonly isDirty: boolean;
  /** Questions of the choice that the survey does not have any more. */
  readonly removedQuestions: number;
  readonly onPublish: (order: Order) => Promise<boolean>;
}

const useOrder = () => {
  const zone = useCouncilZone();
  const [note, setNote] = useState('');
  const [isLater, setIsLater] = useState(false);
  const [wall, setWall] = useState('');
  const [isTried, setIsTried] = useState(false);
  const publishAt = isLater ? fromWallTime(wall, zone) : null;
  const isRight = !isLater || (publishAt !== null && Date.parse(publishAt) > Date.now());
  return {
    note,
    setNote,
    isLater,
    setIsLater,
    wall,
    setWall,
    isRight,
    problem: isTried && !isRight ? texts.whenMissing : null,
    markTried: () => setIsTried(true),
    order: { note: note.trim(), ...(publishAt !== null && { publishAt }) },
    clear: () => {
      setNote('');
      setIsLater(false);
      setIsTried(false);
    },
  };
};

const When = ({ isLater, setIsLater, wall, setWall, problem }: ReturnType<typeof useOrder>) => (
  <>
    <Radio.Group
      aria-label={texts.title}
      value={isLater ? 'later' : 'now'}
      onChange={(value) => setIsLater(value === 'later')}
    >
      <Group>
        <Radio value="now" label={texts.now} />
        <Radio value="later" label={texts.later} />
      </Group>
    </Radio.Group>
    {isLater && (
      <TextInput
        type="datetime-local"
        label={texts.when}
        value={wall}
        error={problem}
        onChange={(event) => setWall(event.currentTarget.value)}
      />
    )}
  </>
);

/** Publishes a version, now or at a time, after a preview and a question. */
export const PublishForm = ({ campaignId, isDirty, removedQuestions, onPublish }: Props) => {
  const form = useOrder();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isBlocked = isDirty || removedQuestions > 0;
  const label = form.isLater ? texts.schedule : texts.now;
  const ask = () => {
    form.markTried();
    if (form.isRight) setIsAsking(true);
  };
  const publish = async () => {
    if (await onPublish(form.order)) form.clear();
  };
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack>
        <Title order={2} size="h4">
          {texts.title}
        </Title>
        <Textarea
          label={texts.note}
          description={texts.noteHint}
          maxLength={MAX_VERSION_NOTE}
          value={form.note}
          onChange={(event) => form.setNote(event.currentTarget.value)}
        />
        <When {...form} />
        {isDirty && (
          <Text size="sm" role="status">
            {texts.unsaved}
          </Text>
        )}
        {removedQuestions > 0 && (
          <Text size="sm" role="status">
            {texts.removed(removedQuestions)}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" disabled={isBlocked} onClick={() => setIsPreviewed(true)}>
            {texts.preview}
          </Button>
          <Button disabled={isBlocked} onClick={ask}>
            {label}
          </Button>
        </Group>
      </Stack>
      {isPreviewed && <PreviewDialog campaignId={campaignId} onClose={() => setIsPreviewed(false)} />}
      <ConfirmDialog
        opened={isAsking}
        title={texts.confirm}
        question={texts.question}
        confirmLabel={label}
        onConfirm={publish}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
};
