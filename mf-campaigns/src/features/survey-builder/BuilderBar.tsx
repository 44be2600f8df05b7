import {
  ActionIcon,
  Button,
  Group,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconCircleCheck,
  IconEye,
  Link,
} from '@folkmoot/ui';
import { SegmentedControl, Tooltip } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { useCampaignBar } from '../../entities/campaign/campaign-bar';
import { BarTitle } from './BarTitle';
import { BuilderMenu } from './BuilderMenu';
import classes from './builder.module.css';
import { useBuilderState, useLiveState, useTools } from './builder-context';
import type { Aside, BuilderView } from './builder-view';
import { PeopleHere } from './people/PeopleHere';
import { SaveStateText } from './saving/SaveStateText';
import { messages as savingMessages } from './saving/saving.messages';
import type { Saving } from './saving/use-saving';
import { messages } from './survey-builder.messages';
import { stepBack, stepForward } from './use-shortcuts';

const Step = ({ label, disabled, onClick, children, ...rest }: StepProps) => (
  <Tooltip label={label}>
    <ActionIcon
      variant="transparent"
      color="gray"
      size={36}
      className={classes.icon}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      {...rest}
    >
      {children}
    </ActionIcon>
  </Tooltip>
);

interface StepProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
  visibleFrom?: 'xs';
}

const Steps = () => {
  const { store } = useTools();
  const canUndo = useLiveState(({ history }) => history.past.length > 0);
  const canRedo = useLiveState(({ history }) => history.future.length > 0);
  return (
    <Group gap={0} wrap="nowrap">
      <Step label={messages.undo} disabled={!canUndo} onClick={() => stepBack(store)}>
        <IconArrowBackUp size={18} stroke={1.5} />
      </Step>
      <Step label={messages.redo} disabled={!canRedo} onClick={() => stepForward(store)} visibleFrom="xs">
        <IconArrowForwardUp size={18} stroke={1.5} />
      </Step>
    </Group>
  );
};

const Heading = () => {
  const bar = useCampaignBar();
  const { campaignId } = useTools();
  return (
    <Group gap={8} wrap="nowrap" miw={0} flex={1}>
      <ActionIcon
        component={Link}
        to={`/dashboard/campaigns/${campaignId}/overview`}
        variant="subtle"
        color="gray"
        size={36}
        className={classes.icon}
        aria-label={messages.back}
        title={messages.back}
      >
        <IconArrowLeft size={18} stroke={1.5} />
      </ActionIcon>
      <BarTitle />
      <span className={classes.status}>{bar?.status}</span>
    </Group>
  );
};

const Toggle = ({ isOn, label, icon, onClick }: ToggleProps) => (
  <Button
    size="sm"
    variant={isOn ? 'light' : 'subtle'}
    color={isOn ? 'accent' : 'gray'}
    leftSection={icon}
    aria-pressed={isOn}
    onClick={onClick}
  >
    {label}
  </Button>
);

interface ToggleProps {
  isOn: boolean;
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

const AsideToggles = ({ aside, onAside }: { aside: Aside; onAside: (aside: Aside) => void }) => {
  const errors = useBuilderState(({ problems }) => problems.filter(({ severity }) => severity === 'error').length);
  const toggle = (wanted: Aside) => onAside(aside === wanted ? null : wanted);
  return (
    <Group gap={4} wrap="nowrap">
      <Toggle
        isOn={aside === 'check'}
        label={errors > 0 ? messages.checkWithErrors(errors) : messages.tab.check}
        icon={<IconCircleCheck size={16} stroke={1.5} aria-hidden="true" />}
        onClick={() => toggle('check')}
      />
      <Toggle
        isOn={aside === 'preview'}
        label={messages.tab.preview}
        icon={<IconEye size={16} stroke={1.5} aria-hidden="true" />}
        onClick={() => toggle('preview')}
      />
    </Group>
  );
};

const SaveControls = ({ saving }: { saving: Saving }) => (
  <>
    <span className={classes.state} data-good={['saved', 'saving'].includes(saving.state.kind) || undefined}>
      <SaveStateText state={saving.state} />
    </span>
    <Button
      size="sm"
      variant="subtle"
      color="gray"
      className={classes.save}
      loading={saving.isSaving}
      onClick={() => void saving.save()}
    >
      {savingMessages.save}
    </Button>
  </>
);

interface Props {
  saving: Saving;
  view: BuilderView;
  onView: (view: BuilderView) => void;
  /** Undefined on narrow screens, where tabs choose the panel. */
  aside?: Aside;
  onAside: (aside: Aside) => void;
}

/** The only bar: the way back, title, save state, undo, what to work on, and the campaign's next step. */
export const BuilderBar = ({ saving, view, onView, aside, onAside }: Props) => {
  const { canEdit } = useTools();
  const bar = useCampaignBar();
  return (
    <header className={classes.bar}>
      <Heading />
      <PeopleHere />
      {canEdit && <SaveControls saving={saving} />}
      {canEdit && <Steps />}
      <SegmentedControl
        size="xs"
        className={classes.views}
        aria-label={messages.views}
        value={view}
        onChange={(value) => onView(value as BuilderView)}
        data={(['build', 'translations'] as const).map((value) => ({ value, label: messages.view[value] }))}
      />
      {aside !== undefined && view === 'build' && <AsideToggles aside={aside} onAside={onAside} />}
      <BuilderMenu view={view} onView={onView} saving={saving} />
      {bar?.primaryAction && <span className={classes.primary}>{bar.primaryAction}</span>}
    </header>
  );
};
