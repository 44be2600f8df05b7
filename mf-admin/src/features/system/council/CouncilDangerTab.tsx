import { Button, Group, Stack } from '@folkmoot/ui';
import { useState } from 'react';
import { DeleteQuestion, SuspendQuestion } from '../councils/CouncilQuestions';
import { messages } from '../councils/councils.messages';
import { useCouncilChanges } from '../councils/use-council-changes';
import { CouncilSection } from './CouncilSection';
import { detailMessages as texts } from './council.messages';
import { useCouncilDetail } from './council-context';

const { actions } = messages;

/** Suspends, resumes or deletes a council. Explains what happens first, and asks. */
export const CouncilDangerTab = () => {
  const { council, deletedAt } = useCouncilDetail();
  const changes = useCouncilChanges();
  const [question, ask] = useState<'suspend' | 'remove' | null>(null);
  if (deletedAt) return null;
  const isSuspended = council.subscriptionStatus === 'inactive';
  const close = () => ask(null);
  return (
    <Stack>
      {isSuspended ? (
        <CouncilSection title={texts.resumeAbout} text={texts.resumeText}>
          <Group>
            <Button variant="default" onClick={() => void changes.resume(council)}>
              {actions.resume}
            </Button>
          </Group>
        </CouncilSection>
      ) : (
        <CouncilSection title={texts.suspendAbout} text={messages.suspendText}>
          <Group>
            <Button variant="default" onClick={() => ask('suspend')}>
              {actions.suspend}
            </Button>
          </Group>
        </CouncilSection>
      )}
      <CouncilSection title={texts.deleteAbout} text={messages.removeText}>
        <Group>
          <Button color="red" variant="outline" onClick={() => ask('remove')}>
            {actions.remove}
          </Button>
        </Group>
      </CouncilSection>
      {question === 'suspend' && <SuspendQuestion council={council} changes={changes} onClose={close} />}
      {question === 'remove' && <DeleteQuestion council={council} changes={changes} onClose={close} />}
    </Stack>
  );
};
