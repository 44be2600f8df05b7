import { MAX_VERSION_NOTE, type Publication, type PublicationVersion } from '@folkmoot/contracts/client';
import { momentIn, useCan, useCouncilZone } from '@folkmoot/shell-sdk';
import { Anchor, Button, Card, Group, Stack, Text, Title } from '@folkmoot/ui';
import { ConfirmDialog, Textarea } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { canWithdraw, momentOf } from './publication.domain';
import { messages } from './publication.messages';

const texts = messages.versions;

interface Props {
  readonly publication: Publication;
  readonly onWithdraw: (version: number, reason: string) => Promise<void>;
}

interface LineProps {
  readonly version: PublicationVersion;
  readonly onWithdraw: (() => void) | null;
}

const Line = ({ version, onWithdraw }: LineProps) => {
  const zone = useCouncilZone();
  const { note, reason, state, failure, answersRemovedAt } = version;
  return (
    <Group justify="space-between" align="flex-start" component="li">
      <Stack gap={0} flex="1 1 14rem">
        <Text fw={600}>{texts.version(version.version)}</Text>
        <Text size="sm">{texts.at(texts.states[state], momentIn(momentOf(version), zone))}</Text>
        {note !== '' && <Text size="sm">{note}</Text>}
        {reason !== null && <Text size="sm">{reason}</Text>}
        {failure && <Text size="sm">{texts.failures[failure]}</Text>}
        {answersRemovedAt && <Text size="sm">{texts.answersRemoved(momentIn(answersRemovedAt, zone))}</Text>}
      </Stack>
      {onWithdraw && (
        <Button variant="default" size="compact-sm" onClick={onWithdraw}>
          {texts.withdraw}
        </Button>
      )}
    </Group>
  );
};

/** Every version, the newest first. */
export const VersionList = ({ publication, onWithdraw }: Props) => {
  const canEdit = useCan('campaign:edit');
  const [withdrawing, setWithdrawing] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const { versions, current, url } = publication;
  const close = () => {
    setWithdrawing(null);
    setReason('');
  };
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack>
        <Group justify="space-between">
          <Title order={2} size="h4">
            {texts.title}
          </Title>
          {current !== null && (
            <Anchor href={url} target="_blank" rel="noreferrer" underline="always">
              {texts.open}
            </Anchor>
          )}
        </Group>
        {versions.length === 0 && <Text c="dimmed">{texts.none}</Text>}
        <Stack component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {versions.map((version) => (
            <Line
              key={version.version}
              version={version}
              onWithdraw={canEdit && canWithdraw(version) ? () => setWithdrawing(version.version) : null}
            />
          ))}
        </Stack>
      </Stack>
      <ConfirmDialog
        opened={withdrawing !== null}
        title={texts.withdrawTitle(withdrawing ?? 0)}
        question={texts.withdrawQuestion}
        confirmLabel={texts.withdraw}
        isDangerous
        isBlocked={reason.trim() === ''}
        onConfirm={() => onWithdraw(withdrawing ?? 0, reason.trim())}
        onClose={close}
      >
        <Textarea
          label={texts.reason}
          required
          maxLength={MAX_VERSION_NOTE}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </Card>
  );
};
