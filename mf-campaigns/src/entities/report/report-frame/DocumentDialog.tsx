import type { ReportAudience } from '@folkmoot/contracts/client';
import { Button, Group, Stack, Text } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { AudienceChoice } from './AudienceChoice';
import { messages } from './report-frame.messages';

interface Props {
  readonly title: string;
  /** The document would have no analysis: that can be made first. */
  readonly lacksAnalysis?: boolean;
  readonly onClose: () => void;
  readonly onMake: (audience: ReportAudience, isAnalysedFirst: boolean) => void;
}

/** Asks who a document is for, before it is made. */
export const DocumentDialog = ({ title, lacksAnalysis = false, onClose, onMake }: Props) => {
  const [audience, setAudience] = useState<ReportAudience>('publication');
  return (
    <Modal opened onClose={onClose} title={title}>
      <Stack>
        <AudienceChoice audience={audience} onChange={setAudience} />
        {lacksAnalysis && (
          <div>
            <Text fw={600}>{messages.noAnalysis.title}</Text>
            <Text size="sm">{messages.noAnalysis.text}</Text>
          </div>
        )}
        <Group justify="flex-end" gap="xs">
          {lacksAnalysis ? (
            <>
              <Button variant="default" onClick={() => onMake(audience, false)}>
                {messages.noAnalysis.anyway}
              </Button>
              <Button data-autofocus onClick={() => onMake(audience, true)}>
                {messages.noAnalysis.generate}
              </Button>
            </>
          ) : (
            <>
              <Button variant="default" onClick={onClose}>
                {messages.cancel}
              </Button>
              <Button data-autofocus onClick={() => onMake(audience, false)}>
                {messages.make}
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Modal>
  );
};
