import type { FactorKind, PasskeyResponse, FactorProof as Proof } from '@folkmoot/contracts/client';
import {
  Alert,
  Button,
  IconAlertTriangle,
  IconDeviceMobile,
  IconKey,
  IconListNumbers,
  Stack,
  Text,
} from '@folkmoot/ui';
import { useState } from 'react';
import { askPasskey, supportsPasskeys } from './browser-passkeys';
import { CodeForm } from './CodeForm';
import { problemText } from './problem-text';
import { messages } from './second-factor.messages';

type Way = FactorKind | 'recovery';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const looks = {
  passkey: { label: messages.usePasskey, icon: <IconKey {...icon} /> },
  app: { label: messages.useApp, icon: <IconDeviceMobile {...icon} /> },
  recovery: { label: messages.useRecovery, icon: <IconListNumbers {...icon} /> },
} as const;

interface Props {
  kinds: readonly FactorKind[];
  hasRecoveryCodes: boolean;
  /** Gets the options for a passkey. */
  startPasskey: () => Promise<{ options: Record<string, unknown> }>;
  /** Sends a proof. Rejects when it is refused. */
  prove: (proof: Proof) => Promise<unknown>;
}

/** Asks for one of the second factors that somebody has. Which one is theirs to choose; a passkey is offered first. */
export const FactorProof = ({ kinds, hasRecoveryCodes, startPasskey, prove }: Props) => {
  const ways: Way[] = [
    ...kinds.filter((kind) => kind !== 'passkey' || supportsPasskeys()),
    ...(hasRecoveryCodes ? ['recovery' as const] : []),
  ];
  const [way, setWay] = useState<Way | undefined>(ways[0]);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const carryOut = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsBusy(false);
    }
  };
  const byPasskey = () =>
    carryOut(async () => {
      const { options } = await startPasskey();
      await prove({ passkey: (await askPasskey(options)) as PasskeyResponse });
    });
  const choose = (chosen: Way) => {
    setProblem(null);
    setWay(chosen);
  };
  const others = ways.filter((each) => each !== way);
  return (
    <Stack gap="md">
      {problem ? (
        <Alert color="red" role="alert" icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}>
          {problem}
        </Alert>
      ) : null}
      {way === undefined ? <Text>{messages.notSupported}</Text> : null}
      {way === 'passkey' ? (
        <Button
          size="md"
          fullWidth
          data-autofocus
          leftSection={looks.passkey.icon}
          disabled={isBusy}
          onClick={() => void byPasskey()}
        >
          {isBusy ? messages.waitingForDevice : messages.usePasskey}
        </Button>
      ) : null}
      {way === 'app' || way === 'recovery' ? (
        <CodeForm
          key={way}
          kind={way}
          isBusy={isBusy}
          onCode={(code) => void carryOut(() => prove(way === 'app' ? { code } : { recoveryCode: code }))}
        />
      ) : null}
      {others.length > 0 ? (
        <Stack gap={4} role="group" aria-label={messages.otherWays}>
          {others.map((other) => (
            <Button
              key={other}
              variant="subtle"
              fullWidth
              leftSection={looks[other].icon}
              disabled={isBusy}
              onClick={() => choose(other)}
            >
              {looks[other].label}
            </Button>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
};
