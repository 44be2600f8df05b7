import { PersonalResultView } from '../../personal/PersonalResultView';
import { AreaBars } from '../../places/AreaBars';
import type { ResultProps } from '../../views';

/** By ward, when a table of the council found the wards. */
export const PostcodeResultView = (props: ResultProps) =>
  'distribution' in props.result ? <AreaBars {...props} /> : <PersonalResultView {...props} />;
