import type { councilPlaceChangedEvent, PayloadOf } from '@folkmoot/contracts';
import type { CouncilPlace } from '../../entities/council-place';

type Payload = PayloadOf<typeof councilPlaceChangedEvent>;

/** The event of a change, for the activity log. */
export const placeChanged = ({ id: placeId, kind, name }: CouncilPlace, change: Payload['change']) => ({
  aggregate: { type: 'council-place', id: placeId, revision: 1 },
  payload: { placeId, kind, name, change },
});
