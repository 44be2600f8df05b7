import { type AuditVerification, verifyAuditOperation } from '@folkmoot/contracts/client';
import { api, notify } from '@folkmoot/shell-sdk';
import { Alert, Button, Code, IconAlertTriangle, IconShieldCheck, Stack, Text } from '@folkmoot/ui';
import { useState } from 'react';
import { messages as texts } from './activity-log.messages';

/** Asks the service to verify the hash chain, and keeps the result. */
export const useVerification = () => {
  const [verification, setVerification] = useState<AuditVerification | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const verify = async () => {
    setIsBusy(true);
    try {
      setVerification(await api.call(verifyAuditOperation, {}));
    } catch {
      notify.error(texts.verifyFailed);
    } finally {
      setIsBusy(false);
    }
  };
  return { verification, isBusy, verify };
};

type Verifying = ReturnType<typeof useVerification>;

export const VerifyButton = ({ isBusy, verify }: Pick<Verifying, 'isBusy' | 'verify'>) => (
  <Button
    variant="default"
    title={texts.verifyHint}
    loading={isBusy}
    leftSection={<IconShieldCheck size={16} stroke={1.5} aria-hidden="true" />}
    onClick={() => void verify()}
  >
    {texts.verify}
  </Button>
);

/** The result with the hash of the last entry. A copy of this hash in another place proves the log later. */
export const VerificationResult = ({ verification }: Pick<Verifying, 'verification'>) => {
  if (!verification) return null;
  const { isWhole, entries, brokenAt, problem, head } = verification;
  return (
    <Alert
      color={isWhole ? 'green' : 'red'}
      role={isWhole ? 'status' : 'alert'}
      icon={
        isWhole ? (
          <IconShieldCheck stroke={1.5} aria-hidden="true" />
        ) : (
          <IconAlertTriangle stroke={1.5} aria-hidden="true" />
        )
      }
      title={isWhole ? texts.whole(entries.toLocaleString('en')) : texts.broken((brokenAt ?? 0).toLocaleString('en'))}
    >
      <Stack gap={4}>
        {problem ? <Text size="sm">{texts.problems[problem]}</Text> : null}
        <Code style={{ overflowWrap: 'anywhere' }}>{texts.headIs(head.position, head.hash)}</Code>
      </Stack>
    </Alert>
  );
};
