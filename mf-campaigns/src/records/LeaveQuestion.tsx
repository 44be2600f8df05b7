import { useLeaveGuard } from '@folkmoot/shell-sdk';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { messages } from './leave-question.messages';

/** Asks before unsaved changes are left behind. */
export const LeaveQuestion = ({ isDirty }: { isDirty: boolean }) => {
  const leaving = useLeaveGuard(isDirty);
  return (
    <ConfirmDialog
      opened={leaving.state === 'blocked'}
      title={messages.title}
      question={messages.question}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      isDangerous
      onClose={() => leaving.reset?.()}
      onConfirm={() => leaving.proceed?.()}
    />
  );
};
