import { Text } from '@folkmoot/ui';
import { PersonalResultView } from '../../personal/PersonalResultView';
import type { ResultProps } from '../../views';

export const TextResultView = ({ result }: ResultProps) =>
  result.isPersonal ? (
    <PersonalResultView result={result} />
  ) : (
    <Text size="sm">
      {result.answered === 0
        ? 'No answers yet.'
        : `${result.answered.toLocaleString('en')} written ${result.answered === 1 ? 'answer' : 'answers'}.`}
    </Text>
  );
