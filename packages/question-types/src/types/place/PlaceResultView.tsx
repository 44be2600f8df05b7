import { Stack } from '@folkmoot/ui';
import { AreaBars } from '../../places/AreaBars';
import { ResultMap } from '../../places/ResultMap';
import type { ResultProps } from '../../views';
import type { PlaceResult } from './place.core';

/** The map with its areas shaded by their answers, then the bars. */
export const PlaceResultView = (props: ResultProps) => {
  const {
    map,
    distribution = [],
    cells = [],
    cellSize = 0,
    hidden = 0,
  } = props.result as ResultProps['result'] & Partial<PlaceResult>;
  return (
    <Stack gap="md">
      {map && props.result.answered > 0 && (
        <ResultMap map={map} distribution={distribution} cells={cells} cellSize={cellSize} hidden={hidden} />
      )}
      <AreaBars {...props} />
    </Stack>
  );
};
