import type { CodeDay } from '../visit/visit.domain';
import type { QrCode } from './qr-code.domain';

/** Responses of a local day by a QR code that staff declared a shared place. */
export interface SharedPlaceDay extends CodeDay {
  readonly label: string;
}

/** The days of the codes that are shared places now. */
export const sharedPlaceDays = (
  codes: readonly Pick<QrCode, 'id' | 'label' | 'isSharedPlace'>[],
  days: readonly CodeDay[],
): SharedPlaceDay[] => {
  const shared = new Map(codes.filter(({ isSharedPlace }) => isSharedPlace).map(({ id, label }) => [id, label]));
  return days.flatMap((day) => {
    const label = shared.get(day.codeId);
    return label === undefined ? [] : [{ ...day, label }];
  });
};
