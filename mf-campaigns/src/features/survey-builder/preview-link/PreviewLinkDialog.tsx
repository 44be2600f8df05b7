import { type PreviewDays, previewDays, type SurveyPreviewLink } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useStaffNames } from '@folkmoot/shell-sdk';
import { Button, Group, IconExternalLink, notify, QueryStates, Stack, Text, VisuallyHidden } from '@folkmoot/ui';
import { ConfirmButton, CopyAddress, Modal, Radio } from '@folkmoot/ui/controls';
import { useRef, useState } from 'react';
import { messages } from './preview-link.messages';
import { usePreviewLink } from './use-preview-link';

const DEFAULT_DAYS: PreviewDays = 7;

interface DaysProps {
  /** Undefined when there is no link to keep. */
  onKeep?: (() => void) | undefined;
  onCreate: (days: PreviewDays) => void;
  isCreating: boolean;
}

/** How long a new link works, and the button that makes it. */
const NewLink = ({ onKeep, onCreate, isCreating }: DaysProps) => {
  const [days, setDays] = useState<PreviewDays>(DEFAULT_DAYS);
  const choose = (value: string) => setDays(previewDays.find((each) => String(each) === value) ?? DEFAULT_DAYS);
  return (
    <Stack gap="md">
      <Text>{onKeep ? messages.replaceText : messages.none}</Text>
      <Radio.Group label={messages.days} value={String(days)} onChange={choose}>
        <Group gap="lg" mt="xs">
          {previewDays.map((each) => (
            <Radio key={each} value={String(each)} label={messages.daysText[each]} />
          ))}
        </Group>
      </Radio.Group>
      <Group gap="xs">
        <Button loading={isCreating} onClick={() => onCreate(days)}>
          {messages.create}
        </Button>
        {onKeep && (
          <Button variant="default" onClick={onKeep}>
            {messages.keep}
          </Button>
        )}
      </Group>
    </Stack>
  );
};

const useCreator = () => {
  const nameOf = useStaffNames();
  return ({ createdBy }: SurveyPreviewLink): string => {
    const { isYou, name } = nameOf(createdBy);
    if (isYou) return messages.byYou;
    return name === null ? messages.bySomeone : messages.by(name);
  };
};

interface LinkProps {
  link: SurveyPreviewLink;
  onReplace: () => void;
  onRevoke: () => Promise<void>;
}

const PresentLink = ({ link, onReplace, onRevoke }: LinkProps) => {
  const zone = useCouncilZone();
  const creatorOf = useCreator();
  return (
    <Stack gap="md">
      <CopyAddress
        value={link.url}
        label={messages.label}
        isLabelHidden
        copyLabel={messages.copy}
        onCopied={() => notify.success(messages.copied)}
      >
        <Button
          component="a"
          href={link.url}
          target="_blank"
          rel="noreferrer"
          variant="light"
          rightSection={<IconExternalLink size={16} stroke={1.5} aria-hidden="true" />}
        >
          {messages.see}
          <VisuallyHidden> {messages.newTab}</VisuallyHidden>
        </Button>
      </CopyAddress>
      <div>
        <Text fw={500}>{messages.until(momentIn(link.expiresAt, zone))}</Text>
        <Text c="dimmed">
          {creatorOf(link)} {messages.saved}
        </Text>
      </div>
      <Group gap="xs">
        <Button variant="default" onClick={onReplace}>
          {messages.replace}
        </Button>
        <ConfirmButton label={messages.revoke} question={messages.revokeQuestion} onConfirm={onRevoke} />
      </Group>
    </Stack>
  );
};

interface Props {
  /** Saves the draft. Returns false when that fails. */
  flush: () => Promise<boolean>;
}

const Content = ({ flush }: Props) => {
  const { query, create, revoke, isCreating } = usePreviewLink(flush);
  const [isReplacing, setIsReplacing] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  // The button that was used is gone afterwards. Without this, the keyboard would be outside of the dialog.
  const stay = () => content.current?.focus();
  const make = async (days: PreviewDays) => {
    if (!(await create(days))) return;
    setIsReplacing(false);
    stay();
  };
  const end = async () => {
    await revoke();
    stay();
  };
  const replace = (isWanted: boolean) => {
    setIsReplacing(isWanted);
    stay();
  };
  return (
    <div ref={content} tabIndex={-1} style={{ outline: 'none' }}>
      <QueryStates query={query} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
        {({ link }) =>
          link === null || isReplacing ? (
            <NewLink
              onKeep={link === null ? undefined : () => replace(false)}
              onCreate={(days) => void make(days)}
              isCreating={isCreating}
            />
          ) : (
            <PresentLink link={link} onReplace={() => replace(true)} onRevoke={end} />
          )
        }
      </QueryStates>
    </div>
  );
};

/** The one link of a draft for people without an account: made, copied, replaced and ended. */
export const PreviewLinkDialog = ({ opened, onClose, flush }: Props & { opened: boolean; onClose: () => void }) => (
  <Modal opened={opened} onClose={onClose} title={messages.title} size="lg" closesAtOnce>
    <Stack gap="md">
      <Text c="dimmed">{messages.text}</Text>
      <Content flush={flush} />
    </Stack>
  </Modal>
);
