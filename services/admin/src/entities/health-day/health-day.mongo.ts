import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { PartSeconds, RecordedDay } from './health-day.domain';
import type { HealthDayRepository } from './health-day.repository';

/** One document for each day, and one for each part that was not well on it. */
interface HealthDayDocument {
  /** `2026-11-27`, or `2026-11-27 service:campaigns` */
  _id: string;
  day: string;
  /** Null in the document of the day. */
  part: string | null;
  watched: number;
  parts: string[];
  degraded: number;
  down: number;
  unknown: number;
  recordedUntil: Date;
}

const DAY_SECONDS = 86_400;
/** Two days more than the screen shows. */
const KEEP_SECONDS = 30 * DAY_SECONDS;

export const healthDayModel = defineModel<HealthDayDocument>('healthDays', {
  fields: {
    day: { type: String, required: true },
    part: { type: String, default: null },
    watched: { type: Number, default: 0 },
    parts: { type: [String], default: [] },
    degraded: { type: Number, default: 0 },
    down: { type: Number, default: 0 },
    unknown: { type: Number, default: 0 },
    recordedUntil: { type: Date, required: true },
  },
  indexes: [
    { keys: { part: 1, day: -1 }, serves: 'recordedUntil' },
    { keys: { day: 1 }, serves: 'list' },
    { keys: { recordedUntil: 1 }, serves: 'removal of old days', expireAfterSeconds: KEEP_SECONDS },
  ],
});

const problemsOf = (documents: readonly HealthDayDocument[], of: string): ReadonlyMap<string, PartSeconds> =>
  new Map(
    documents.flatMap(({ day, part, degraded, down, unknown }) =>
      day === of && part !== null ? [[part, { degraded, down, unknown }]] : [],
    ),
  );

/** The parts of an installation have no council. */
export const createHealthDayRepositoryAcrossCouncils = (scope: Scope): HealthDayRepository => {
  const documents = collectionAcrossCouncils(healthDayModel, scope);
  const addPart = async (day: string, part: string, seconds: PartSeconds, recordedUntil: Date): Promise<void> => {
    const update = { $inc: { ...seconds }, $set: { day, part, recordedUntil } };
    await documents.updateOne({ _id: `${day} ${part}` }, update, { upsert: true });
  };
  return {
    recordedUntil: async () => {
      const [last] = await documents.find({ part: null }, { sort: { day: -1 }, limit: 1 });
      return last?.recordedUntil ?? null;
    },
    add: async (days, recordedUntil) => {
      for (const { day, watched, parts, problems } of days) {
        const update = {
          $inc: { watched },
          $addToSet: { parts: { $each: [...parts] } },
          $set: { day, part: null, recordedUntil },
        };
        await documents.updateOne({ _id: day }, update, { upsert: true });
        for (const [part, seconds] of problems) await addPart(day, part, seconds, recordedUntil);
      }
    },
    list: async (firstDay) => {
      const all = await documents.find({ day: { $gte: firstDay } }, { sort: { day: 1 } });
      return all
        .filter(({ part }) => part === null)
        .map(({ day, watched, parts }): RecordedDay => ({ day, watched, parts, problems: problemsOf(all, day) }));
    },
  };
};

export const healthDayEntity = defineEntity({
  models: [healthDayModel],
  repositories: (scope) => ({ healthDays: createHealthDayRepositoryAcrossCouncils(scope) }),
});
