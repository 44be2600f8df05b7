import { type Commitment, listCommitmentsOperation, MAX_COMMITMENTS, type ReplyOf } from '@folkmoot/contracts/client';
import { useCan, useOperation, useParams } from '@folkmoot/shell-sdk';
import { Anchor, Button, Card, Group, IconPlus, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { CommitmentForm } from './CommitmentForm';
import { CommitmentLine } from './CommitmentLine';
import { type CommitmentDraft, draftOf, newDraft } from './commitment.domain';
import { messages } from './commitments.messages';
import { ThemesDialog } from './ThemesDialog';
import { useCommitments } from './use-commitments';

type Loaded = ReplyOf<typeof listCommitmentsOperation>;

/** The dialog that is open above the list. */
type Opened =
  | { readonly kind: 'form'; readonly known: Commitment | null; readonly start: CommitmentDraft }
  | { readonly kind: 'themes' }
  | { readonly kind: 'removal'; readonly point: Commitment }
  | null;

const Head = ({ url, hasPoints }: { readonly url: string; readonly hasPoints: boolean }) => (
  <>
    <Group justify="space-between">
      <Title order={2} size="h4">
        {messages.title}
      </Title>
      {hasPoints && (
        <Anchor href={url} target="_blank" rel="noreferrer" underline="always">
          {messages.open}
        </Anchor>
      )}
    </Group>
    <Text size="sm" maw="75ch">
      {messages.about}
    </Text>
  </>
);

const AddButtons = ({ onOpen }: { readonly onOpen: (opened: Opened) => void }) => (
  <Group justify="flex-end">
    <Button variant="default" onClick={() => onOpen({ kind: 'themes' })}>
      {messages.addTheme}
    </Button>
    <Button
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      onClick={() => onOpen({ kind: 'form', known: null, start: newDraft(null) })}
    >
      {messages.add}
    </Button>
  </Group>
);

interface DialogProps {
  readonly campaignId: string;
  readonly opened: Opened;
  readonly changes: ReturnType<typeof useCommitments>;
  readonly onOpen: (opened: Opened) => void;
}

const Dialogs = ({ campaignId, opened, changes, onOpen }: DialogProps) => {
  const close = () => onOpen(null);
  return (
    <>
      {opened?.kind === 'themes' && (
        <ThemesDialog
          campaignId={campaignId}
          onTake={(theme) => onOpen({ kind: 'form', known: null, start: newDraft(theme) })}
          onClose={close}
        />
      )}
      {opened?.kind === 'form' && (
        <CommitmentForm
          known={opened.known}
          start={opened.start}
          isSaving={changes.isSaving}
          onSave={(draft) => changes.save(draft, opened.known)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        opened={opened?.kind === 'removal'}
        title={messages.removeTitle}
        question={messages.removeQuestion}
        confirmLabel={messages.remove}
        isDangerous
        onConfirm={() => (opened?.kind === 'removal' ? changes.remove(opened.point) : false)}
        onClose={close}
      />
    </>
  );
};

interface ContentProps {
  readonly campaignId: string;
  readonly loaded: Loaded;
}

const Content = ({ campaignId, loaded: { items, minimumCell, url } }: ContentProps) => {
  const canEdit = useCan('campaign:edit');
  const changes = useCommitments(campaignId);
  const [opened, setOpened] = useState<Opened>(null);
  const mover = (point: Commitment, position: number) =>
    position < 0 || position >= items.length || changes.isMoving ? null : () => void changes.move(point, position);
  return (
    <Stack>
      <Head url={url} hasPoints={items.length > 0} />
      {items.length === 0 && <Text c="dimmed">{messages.none}</Text>}
      <Stack component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {items.map((point, index) => (
          <CommitmentLine
            key={point.id}
            point={point}
            smallest={minimumCell}
            actions={
              canEdit
                ? {
                    onEdit: () => setOpened({ kind: 'form', known: point, start: draftOf(point) }),
                    onRemove: () => setOpened({ kind: 'removal', point }),
                    onUp: mover(point, index - 1),
                    onDown: mover(point, index + 1),
                  }
                : null
            }
          />
        ))}
      </Stack>
      {canEdit && items.length < MAX_COMMITMENTS && <AddButtons onOpen={setOpened} />}
      <Dialogs campaignId={campaignId} opened={opened} changes={changes} onOpen={setOpened} />
    </Stack>
  );
};

/** "You said, we did": what people said in a campaign, and what the council does about it. */
export const CommitmentsCard = () => {
  const { campaignId = '' } = useParams();
  const list = useOperation(listCommitmentsOperation, { params: { campaignId } });
  return (
    <Card component="section" aria-label={messages.title}>
      <QueryStates query={list} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
        {(loaded) => <Content campaignId={campaignId} loaded={loaded} />}
      </QueryStates>
    </Card>
  );
};
