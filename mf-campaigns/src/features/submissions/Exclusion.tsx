import {
  getCampaignOperation,
  getReportOperation,
  listResponsesOperation,
  MAX_EXCLUSION_REASON,
  type Response,
  setExclusionOperation,
} from '@folkmoot/contracts/client';
import {
  isApiError,
  momentIn,
  notify,
  useCan,
  useCouncilZone,
  useInvalidate,
  useOperationMutation,
  useStaffNames,
} from '@folkmoot/shell-sdk';
import { Button, Text } from '@folkmoot/ui';
import { ConfirmDialog, Textarea } from '@folkmoot/ui/controls';
import { type Ref, useState } from 'react';
import { messages } from './submissions.messages';

const useSetExclusion = ({ campaignId, id: responseId }: Response) => {
  const { mutateAsync } = useOperationMutation(setExclusionOperation);
  const invalidate = useInvalidate();
  return async (isExcluded: boolean, reason: string): Promise<void> => {
    try {
      await mutateAsync({ params: { campaignId, responseId }, body: { isExcluded, reason } });
    } catch (error) {
      notify.error(isApiError(error) ? error.message : messages.exclusionFailed);
      throw error;
    }
    await invalidate(listResponsesOperation, getReportOperation, getCampaignOperation);
    notify.success(isExcluded ? messages.excluded : messages.included);
  };
};

interface AskProps {
  response: Response;
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
}

const Ask = ({ response, reason, onReason, onClose }: AskProps) => {
  const set = useSetExclusion(response);
  return (
    <ConfirmDialog
      opened
      title={messages.excludeTitle(response.number)}
      question={messages.excludeQuestion}
      confirmLabel={messages.exclude}
      isDangerous
      isBlocked={reason.trim() === ''}
      onConfirm={async () => {
        await set(true, reason.trim());
        onReason('');
      }}
      closesAtOnce
      onClose={onClose}
    >
      <Textarea
        label={messages.reason}
        description={messages.reasonHint}
        value={reason}
        maxLength={MAX_EXCLUSION_REASON}
        autosize
        minRows={2}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
};

interface ButtonProps {
  response: Response;
  /** The button, so that a key can press it. */
  buttonRef?: Ref<HTMLButtonElement> | undefined;
}

/** Excludes a response from the counts, with a reason, or includes it again. */
export const ExclusionButton = ({ response, buttonRef }: ButtonProps) => {
  const { number } = response;
  const [isAsking, setIsAsking] = useState(false);
  // The state is here and not in the dialog, so that Escape does not lose the reason.
  const [reason, setReason] = useState('');
  const set = useSetExclusion(response);
  if (!useCan('campaign:edit')) return null;
  if (response.isExcluded)
    return (
      <Button
        ref={buttonRef}
        variant="default"
        size="compact-sm"
        aria-label={messages.includeOf(number)}
        onClick={() => void set(false, '').catch(() => undefined)}
      >
        {messages.include}
      </Button>
    );
  return (
    <>
      <Button
        ref={buttonRef}
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={messages.excludeOf(number)}
        onClick={() => setIsAsking(true)}
      >
        {messages.exclude}
      </Button>
      {isAsking && <Ask response={response} reason={reason} onReason={setReason} onClose={() => setIsAsking(false)} />}
    </>
  );
};

/** The reason why a response is excluded, with person and time. */
export const ExclusionReason = ({ response: { exclusion } }: { response: Response }) => {
  const zone = useCouncilZone();
  const nameOf = useStaffNames();
  if (!exclusion) return null;
  const when = momentIn(exclusion.at, zone);
  if (exclusion.by === 'system')
    return (
      <Text size="sm" c="dimmed">
        {messages.byItself(exclusion.reason, when)}
      </Text>
    );
  const { isYou, name } = nameOf(exclusion.by);
  const who = isYou ? messages.you : (name ?? messages.somebody);
  return (
    <Text size="sm" c="dimmed">
      {messages.excludedBecause(exclusion.reason, who, when)}
    </Text>
  );
};
