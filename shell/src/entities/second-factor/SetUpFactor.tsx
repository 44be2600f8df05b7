import { getOwnFactorsOperation } from '@folkmoot/contracts/client';
import { useInvalidate, useOperation } from '@folkmoot/shell-sdk';
import { QueryStates } from '@folkmoot/ui';
import { useState } from 'react';
import { AddApp } from './AddApp';
import { AddPasskey } from './AddPasskey';
import { ChooseFactor } from './ChooseFactor';
import { RecoveryCodes } from './RecoveryCodes';
import { messages } from './second-factor.messages';

type Step = { kind: 'choose' } | { kind: 'passkey' } | { kind: 'app' } | { kind: 'codes'; codes: readonly string[] };

interface Props {
  onDone: () => void;
  /** Shows the recovery codes elsewhere: a dialog, for example, that cannot be closed by mistake. */
  onCodes?: (codes: readonly string[]) => void;
}

/** Leads through adding one way, and shows the recovery codes that come with the first. */
export const SetUpFactor = ({ onDone, onCodes }: Props) => {
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  const own = useOperation(getOwnFactorsOperation, {});
  const invalidate = useInvalidate();
  const added = (codes: readonly string[] | null) => {
    void invalidate(getOwnFactorsOperation);
    if (!codes) return onDone();
    if (onCodes) return onCodes(codes);
    setStep({ kind: 'codes', codes });
  };
  const back = () => setStep({ kind: 'choose' });
  if (step.kind === 'codes') return <RecoveryCodes codes={step.codes} onDone={onDone} />;
  if (step.kind === 'passkey') return <AddPasskey onCancel={back} onAdded={added} />;
  if (step.kind === 'app') return <AddApp onCancel={back} onAdded={added} />;
  return (
    <QueryStates query={own} errorTitle={messages.failed}>
      {({ allowsPasskeys, app }) => (
        <ChooseFactor allowsPasskeys={allowsPasskeys} hasApp={app !== null} onChoose={(kind) => setStep({ kind })} />
      )}
    </QueryStates>
  );
};
