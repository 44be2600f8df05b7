import { getSurveyOperation, type Survey } from '@folkmoot/contracts/client';
import { useCan, useLeaveGuard, useOperation, useParams } from '@folkmoot/shell-sdk';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  Group,
  IconInfoCircle,
  QueryStates,
  Stack,
  Text,
  TextInput,
  VisuallyHidden,
} from '@folkmoot/ui';
import { ConfirmDialog, Textarea } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { useStore } from 'zustand';
import { BuilderBar } from './BuilderBar';
import { brokenConditions } from './builder.domain';
import { isDirty } from './builder.store';
import { QuestionCard } from './QuestionCard';
import { messages } from './survey-builder.messages';
import { type Builder, useBuilder, useBuilderKeys } from './use-builder';

const SurveyFields = ({ builder }: { builder: Builder }) => {
  const draft = useStore(builder.store, (state) => state.history.present);
  const edit = builder.store.getState().edit;
  return (
    <Card>
      <Stack>
        <TextInput
          label={messages.title}
          value={draft.title}
          maxLength={200}
          onChange={(event) => edit({ title: event.currentTarget.value }, 'title')}
        />
        <Textarea
          label={messages.description}
          value={draft.description}
          maxLength={5000}
          autosize
          minRows={2}
          onChange={(event) => edit({ description: event.currentTarget.value }, 'description')}
        />
        <Textarea
          label={messages.introText}
          description={messages.introHelp}
          value={draft.introText}
          maxLength={20_000}
          autosize
          minRows={2}
          onChange={(event) => edit({ introText: event.currentTarget.value }, 'introText')}
        />
      </Stack>
    </Card>
  );
};

const Questions = ({ builder, announce }: { builder: Builder; announce: (text: string) => void }) => {
  const draft = useStore(builder.store, (state) => state.history.present);
  const focusId = useStore(builder.store, (state) => state.focusId);
  const broken = brokenConditions(draft);
  if (draft.questions.length === 0) return <EmptyState title={messages.emptyTitle} text={messages.emptyText} />;
  return draft.questions.map((question, index) => (
    <QuestionCard
      key={question.id}
      store={builder.store}
      question={question}
      number={index + 1}
      of={draft.questions.length}
      isBroken={broken.includes(question.id)}
      hasFocus={focusId === question.id}
      announce={announce}
    />
  ));
};

const Notices = ({ builder, survey }: { builder: Builder; survey: Survey }) => (
  <>
    {builder.hasConflict && (
      <Alert color="amber" role="alert" title={messages.conflictTitle}>
        <Stack gap="sm">
          <Text size="sm">{messages.conflictText}</Text>
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={() => builder.loadTheirs(survey)}>
              {messages.loadTheirs}
            </Button>
            <Button size="xs" onClick={() => void builder.overwrite()}>
              {messages.keepMine}
            </Button>
          </Group>
        </Stack>
      </Alert>
    )}
    {survey.hasUnpublishedChanges && survey.publishedVersion > 0 && (
      <Alert color="accent" icon={<IconInfoCircle size={18} stroke={1.5} />}>
        <Group justify="space-between">
          <Text size="sm">{messages.live}</Text>
          <Button size="xs" loading={builder.isPublishing} onClick={() => void builder.publish()}>
            {messages.publish}
          </Button>
        </Group>
      </Alert>
    )}
  </>
);

const LoadedBuilder = ({ survey }: { survey: Survey }) => {
  const builder = useBuilder(survey);
  const canEdit = useCan('survey:edit');
  const [announcement, setAnnouncement] = useState('');
  const dirty = useStore(builder.store, isDirty);
  const leaving = useLeaveGuard(dirty);
  useBuilderKeys(builder);
  return (
    <Stack>
      <Notices builder={builder} survey={survey} />
      <BuilderBar builder={builder} dirty={dirty} canEdit={canEdit} />
      <fieldset disabled={!canEdit} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Stack>
          <SurveyFields builder={builder} />
          <Text size="sm" c="dimmed">
            {messages.conditionHint}
          </Text>
          <Questions builder={builder} announce={setAnnouncement} />
        </Stack>
      </fieldset>
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      <ConfirmDialog
        opened={leaving.state === 'blocked'}
        title={messages.unsaved}
        question={messages.leave}
        confirmLabel={messages.leaveNow}
        cancelLabel={messages.stay}
        isDangerous
        onClose={() => leaving.reset?.()}
        onConfirm={() => leaving.proceed?.()}
      />
    </Stack>
  );
};

export const SurveyBuilderTab = () => {
  const { campaignId = '' } = useParams();
  const query = useOperation(getSurveyOperation, { params: { campaignId } });
  return (
    <QueryStates query={query} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
      {(survey) => <LoadedBuilder key={survey.id} survey={survey} />}
    </QueryStates>
  );
};
