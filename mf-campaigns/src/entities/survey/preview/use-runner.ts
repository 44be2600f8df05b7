import type { SurveyRunnerProps } from '@folkmoot/contracts/client';
import { loadProvided, useQuery } from '@folkmoot/shell-sdk';
import type { ComponentType } from 'react';

interface RunnerModule {
  SurveyRunner: ComponentType<SurveyRunnerProps>;
}

/** The resident's views, from the remote that owns them. */
export const useRunner = () =>
  useQuery({
    queryKey: ['remote', 'mf-public', './survey-runner'],
    queryFn: () => loadProvided<RunnerModule>('mf-public', './survey-runner'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // A module is not plain data: it must not be compared or copied.
    structuralSharing: false,
  });
