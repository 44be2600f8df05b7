import type { Actor } from '@folkmoot/contracts';
import { councilCollection } from '../mongo/collection';
import type { CouncilCollection } from '../mongo/collection.types';
import { otherCouncil, startTestService, userActor } from '../testing';
import { getNote, makeNote, type NoteDocument, noteModel, sendNote } from '../testing/note-service.fixture';
import { assemble } from './assemble';
import { defineEntity, defineFeature, type Feature } from './feature';
import type { FeatureApp } from './feature-app';
import { defineService } from './service';
import type { ServiceKit } from './service.types';

interface NoteRecords {
  readonly notes: CouncilCollection<NoteDocument>;
}

const noteEntity = defineEntity({
  models: [noteModel],
  repositories: (scope, { prefix }: { readonly prefix?: string }): NoteRecords => {
    const notes = councilCollection(noteModel, scope);
    return {
      notes: { ...notes, insert: (note) => notes.insert({ ...note, title: `${prefix ?? ''}${note.title}` }) },
    };
  },
});

type NoteApp = FeatureApp<NoteRecords, { readonly prefix?: string }>;

const toNote = ({ _id, title, tags, revision }: NoteDocument) => ({ id: _id, title, tags, revision });

interface Seen {
  made: number;
  readonly actors: Actor[];
}

/** Writes notes. */
const writingFeature = (seen: Seen) =>
  defineFeature({
    name: 'writing',
    entities: [noteEntity],
    dependencies: () => {
      seen.made += 1;
      return seen;
    },
    routes: ({ route }: NoteApp, { actors }: Seen) => [
      route(makeNote, {
        handle: ({ context: { actor, unitOfWork, clock }, body }) =>
          unitOfWork(actor, async ({ notes }) => {
            actors.push(actor);
            return toNote(await notes.insert({ ...body, count: 0, madeAt: clock.now() }));
          }),
      }),
      route(sendNote, { handle: ({ request }) => ({ key: request.idempotencyKey ?? '' }) }),
    ],
    start: async ({ systemContext }: NoteApp, { actors }: Seen) => actors.push(systemContext.actor),
  });

/** Reads the notes of the other feature. */
const readingFeature = defineFeature({
  name: 'reading',
  routes: ({ route }: FeatureApp<NoteRecords>) => [
    route(getNote, {
      handle: async ({ context: { actor, reader }, params }) => toNote(await reader(actor).notes.get(params.noteId)),
    }),
  ],
});

/** Whether a service with the repositories `R` may list the feature. */
type IsAccepted<F, R> = F extends Feature<FeatureApp<R>, object> ? true : false;

describe('a service of features', () => {
  it('handlers receive the context of their caller and the repositories of all features', async () => {
    const seen: Seen = { made: 0, actors: [] };
    const definition = defineService({ name: 'admin', ...assemble([writingFeature(seen), readingFeature]) });
    const service = await startTestService(definition, { config: { prefix: 'My ' } });
    const as = userActor();
    const made = await service.call(makeNote, { as, body: { title: 'note' } });
    expect([made.status, made.body.title]).toEqual([201, 'My note']);
    const params = { noteId: made.body.id };
    expect((await service.call(getNote, { as, params })).body).toEqual(made.body);
    const stranger = userActor({ councilId: otherCouncil });
    expect((await service.call(getNote, { as: stranger, params })).status).toBe(404);
    expect(seen).toMatchObject({
      made: 1,
      actors: [
        { kind: 'system', service: 'admin', councilId: null },
        { kind: 'user', userId: as.userId },
      ],
    });
    await service.stop();
  });

  it('pollers start after their feature and stop before it', async () => {
    const order: string[] = [];
    const note = (step: string) => async () => void order.push(step);
    const { start, stop } = defineFeature({
      name: 'reading',
      pollers: () => [{ start: note('poller starts'), stop: note('poller stops') }],
      start: note('feature starts'),
      stop: note('feature stops'),
    }).setUp({ config: {} });
    await start();
    await stop();
    expect(order).toEqual(['feature starts', 'poller starts', 'poller stops', 'feature stops']);
  });

  it('the start is refused when two features provide a repository with the same name', () => {
    const entity = defineEntity({ models: [], repositories: () => ({ notes: {} }) });
    const owner = (name: string) => defineFeature({ name, entities: [entity] });
    const kit = { name: 'admin', config: {} } as ServiceKit;
    expect(() => assemble([owner('writing'), owner('again')]).compose(kit)).toThrow(
      'writing and again both provide the repository notes',
    );
  });

  it('the list does not compile when nobody provides a repository that a feature needs', () => {
    const withNotes: IsAccepted<typeof readingFeature, NoteRecords> = true;
    const withoutNotes: IsAccepted<typeof readingFeature, { readonly labels: object }> = false;
    expect([withNotes, withoutNotes]).toEqual([true, false]);
  });
});
