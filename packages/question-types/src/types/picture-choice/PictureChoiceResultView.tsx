import { DistributionView } from '../../choices/DistributionView';
import type { ResultProps } from '../../views';
import { baseOf, type PictureChoiceResult } from './picture-choice.core';

/** Bars with the picture of each option. */
export const PictureChoiceResultView = (props: ResultProps) => {
  const { isSeveral = false } = props.result as ResultProps['result'] & Partial<PictureChoiceResult>;
  return <DistributionView {...props} base={baseOf(isSeveral)} />;
};
