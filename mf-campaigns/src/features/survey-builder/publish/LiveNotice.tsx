import type { Survey } from '@folkmoot/contracts/client';
import { useCan } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, IconInfoCircle, Text, useDisclosure } from '@folkmoot/ui';
import { useBuilderState } from '../builder-context';
import { isDirty } from '../draft/builder.store';
import { PublishDialog } from './PublishDialog';
import { messages } from './publish.messages';

interface Props {
  flush: () => Promise<boolean>;
  onPublished: (survey: Survey) => void;
}

/** A live survey whose draft differs from what residents see. */
export const LiveNotice = ({ flush, onPublished }: Props) => {
  const hasChanges = useBuilderState(
    (state) => state.meta.publishedVersion > 0 && (state.meta.hasUnpublishedChanges || isDirty(state)),
  );
  const mayPublish = useCan('campaign:activate');
  const [isOpen, dialog] = useDisclosure();
  if (!hasChanges && !isOpen) return null;
  return (
    <Alert color="accent" icon={<IconInfoCircle size={18} stroke={1.5} aria-hidden="true" />}>
      <Group justify="space-between">
        <Text size="sm">{messages.live}</Text>
        {mayPublish && (
          <Button size="xs" onClick={dialog.open}>
            {messages.publish}
          </Button>
        )}
      </Group>
      <PublishDialog opened={isOpen} flush={flush} onClose={dialog.close} onPublished={onPublished} />
    </Alert>
  );
};
