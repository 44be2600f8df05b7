import type { Session } from '@folkmoot/contracts/client';
import { provideFreshSignIn } from '@folkmoot/shell-sdk';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';

const SignInAgainDialog = lazy(async () => ({ default: (await import('./SignInAgainDialog')).SignInAgainDialog }));

type Answer = (isFresh: boolean) => void;

/** Shows one dialog for all calls that need a fresh sign-in. */
export const SignInAgain = ({ session }: { session: Session }) => {
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useRef<Answer[]>([]);
  const answer = useCallback((isFresh: boolean) => {
    setIsAsking(false);
    for (const each of waiting.current.splice(0)) each(isFresh);
  }, []);
  useEffect(() => {
    provideFreshSignIn(
      () =>
        new Promise((resolve) => {
          waiting.current.push(resolve);
          setIsAsking(true);
        }),
    );
    return () => {
      provideFreshSignIn(null);
      answer(false);
    };
  }, [answer]);
  if (!isAsking) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgainDialog session={session} onDone={answer} />
    </Suspense>
  );
};
