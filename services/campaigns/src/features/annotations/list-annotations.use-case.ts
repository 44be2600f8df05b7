import { localDay } from '@folkmoot/calendar/days';
import type { Annotation } from '@folkmoot/contracts';
import type { StoredAnnotation } from '../../entities/annotation';
import type { QrCode } from '../../entities/qr-code';
import type { AnnotationContext } from './annotation.types';

export const toAnnotationView = ({ id, day, text }: StoredAnnotation): Annotation => ({ id, kind: 'own', day, text });

const ofCode = ({ label, createdAt, firstScanOn }: QrCode, zone: string): Annotation[] => [
  { id: null, kind: 'code_created', day: localDay(createdAt, zone), text: label },
  ...(firstScanOn ? [{ id: null, kind: 'code_scanned' as const, day: firstScanOn, text: label }] : []),
];

/** The notes of staff, and when each code was made and scanned first, by day. */
export const listAnnotations = async (
  { actor, reader }: AnnotationContext,
  campaignId: string,
): Promise<Annotation[]> => {
  const { annotations, campaigns, counters, qrCodes } = reader(actor);
  const { id } = await campaigns.get(campaignId);
  const { zone } = await counters.get(id);
  const own = (await annotations.list(id)).map(toAnnotationView);
  const codes = (await qrCodes.listOfCampaigns([id])).flatMap((code) => ofCode(code, zone));
  return [...own, ...codes].sort((a, b) => a.day.localeCompare(b.day));
};
