import { localDay } from '@folkmoot/calendar/days';
import type { Annotation } from '@folkmoot/contracts';
import type { StoredAnnotation } from '../../entities/annotation';
import type { QrCode } from '../../entities/qr-code';
import { type WatchNote, watchNotesAt } from '../../entities/watch';
import type { AnnotationContext } from './annotation.types';

export const toAnnotationView = ({ id, day, text }: StoredAnnotation): Annotation => ({ id, kind: 'own', day, text });

const ofCode = ({ label, createdAt, firstScanOn }: QrCode, zone: string): Annotation[] => [
  { id: null, kind: 'code_created', day: localDay(createdAt, zone), text: label },
  ...(firstScanOn ? [{ id: null, kind: 'code_scanned' as const, day: firstScanOn, text: label }] : []),
];

const ofNote = ({ at, kind, text }: WatchNote, zone: string): Annotation => ({
  id: null,
  kind,
  day: localDay(at, zone),
  text,
});

/** An attack that stops and goes on says the same several times a day. */
const uniqueNotes = (notes: readonly Annotation[]): Annotation[] => [
  ...new Map(notes.map((note) => [`${note.day} ${note.kind} ${note.text}`, note])).values(),
];

/**
 * The notes of staff, when each code was made and scanned first, and when the campaign was watchful or got another
 * level, by day.
 */
export const listAnnotations = async (
  { actor, reader, clock }: AnnotationContext,
  campaignId: string,
): Promise<Annotation[]> => {
  const { annotations, campaigns, counters, qrCodes, watches } = reader(actor);
  const { id } = await campaigns.get(campaignId);
  const { zone } = await counters.get(id);
  const own = (await annotations.list(id)).map(toAnnotationView);
  const codes = (await qrCodes.listOfCampaigns([id])).flatMap((code) => ofCode(code, zone));
  const watch = await watches.get(id);
  const notes = uniqueNotes(watchNotesAt(watch, clock.now()).map((note) => ofNote(note, zone)));
  return [...own, ...codes, ...notes].sort((a, b) => a.day.localeCompare(b.day));
};
