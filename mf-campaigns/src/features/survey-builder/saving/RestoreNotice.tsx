import type { Survey } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, IconClock, notify, Stack, Text } from '@folkmoot/ui';
import { useState } from 'react';
import { useTools } from '../builder-context';
import { isSameDraft, mergeDrafts } from '../conflicts/merge.domain';
import { draftOf } from '../draft/builder.store';
import type { DraftMirror, MirroredDraft } from './draft-mirror';
import { messages } from './saving.messages';

const changedMirror = (mirror: DraftMirror, survey: Survey): MirroredDraft | null => {
  const kept = mirror.read();
  return kept && !isSameDraft(kept.draft, draftOf(survey)) ? kept : null;
};

/** The stored draft merged with the server's version: changes of others since then are kept. */
const broughtUp = (kept: MirroredDraft, survey: Survey) =>
  kept.base && kept.revision !== survey.revision
    ? mergeDrafts({ base: kept.base, mine: kept.draft, theirs: draftOf(survey) }).content
    : kept.draft;

/** Offers to restore input from before a crash, a closed tab or a lost connection, with its time. */
export const RestoreNotice = ({ survey, mirror }: { survey: Survey; mirror: DraftMirror }) => {
  const { store, canEdit } = useTools();
  const zone = useCouncilZone();
  const [kept, setKept] = useState(() => changedMirror(mirror, survey));
  if (!kept || !canEdit) return null;
  const moment = momentIn(kept.at, zone);
  const restore = () => {
    store.getState().change(() => broughtUp(kept, survey));
    notify.success(messages.restored);
    setKept(null);
  };
  const discard = () => {
    mirror.discard();
    setKept(null);
    notify.info(messages.discarded);
  };
  return (
    <Alert color="accent" title={messages.restoreTitle} icon={<IconClock size={18} stroke={1.5} aria-hidden="true" />}>
      <Stack gap="sm">
        <Text size="sm">{messages.restoreText(moment)}</Text>
        <Group gap="xs">
          <Button size="xs" onClick={restore}>
            {messages.restore}
          </Button>
          <Button size="xs" variant="default" onClick={discard}>
            {messages.discard}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
};
