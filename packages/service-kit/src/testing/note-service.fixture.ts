import { defineEvent, defineOperation, idSchema, listOf, pageQuery } from '@folkmoot/contracts';
import { z } from 'zod';
import type { Clock } from '../clock';
import { page, reply } from '../http/reply';
import { route } from '../http/route';
import { defineService } from '../lifecycle/service';
import type { ServiceKit } from '../lifecycle/service.types';
import { bindConsumers, consumer } from '../messaging/consumer';
import { PoisonError } from '../messaging/transport';
import { collectionAcrossCouncils, councilCollection } from '../mongo/collection';
import { type CouncilDocument, defineModel } from '../mongo/model';
import type { Scope } from '../mongo/scope';
import type { Units } from '../mongo/unit-of-work';
import { testKeyOf, testTrustedKeys } from './test-keys';

/** @file A small service with everything in it, on which the kit's own tests run. */

export interface NoteDocument extends CouncilDocument {
  title: string;
  tags: string[];
  count: number;
  madeAt: Date;
}

export const noteModel = defineModel<NoteDocument>('notes', {
  fields: { councilId: String, revision: Number, title: String, tags: [String], count: Number, madeAt: Date },
  indexes: [{ keys: { councilId: 1, madeAt: -1 }, serves: 'list: newest first' }],
});

export const noteMade = defineEvent('note.made', {
  audited: false,
  payload: z.object({ title: z.string(), behave: z.enum(['poison', 'fail']).optional() }),
});

export const repositories = (scope: Scope) => ({
  notes: councilCollection(noteModel, scope),
  allNotes: collectionAcrossCouncils(noteModel, scope),
});
export type Repositories = ReturnType<typeof repositories>;

const note = z.object({ id: idSchema, title: z.string(), tags: z.array(z.string()), revision: z.number() });
const params = z.strictObject({ noteId: idSchema });
const base = { service: 'admin', summary: 'A note' } as const;

export const listNotes = defineOperation({
  ...base,
  name: 'listNotes',
  method: 'get',
  path: '/api/notes',
  can: 'campaign:read',
  query: z.strictObject({ ...pageQuery }),
  response: listOf(note),
});
export const makeNote = defineOperation({
  ...base,
  name: 'makeNote',
  method: 'post',
  path: '/api/notes',
  can: 'campaign:edit',
  status: 201,
  bodyLimit: 2_000,
  body: z.object({
    title: z.string().refine((title) => title.trim() !== '', { params: { code: 'campaign_title_required' } }),
    tags: z.array(z.string()).default([]),
  }),
  response: note,
});
export const getNote = defineOperation({
  ...base,
  name: 'getNote',
  method: 'get',
  path: '/api/notes/:noteId',
  can: 'campaign:read',
  params,
  response: note,
});
export const latestNote = defineOperation({
  ...base,
  name: 'latestNote',
  method: 'get',
  path: '/api/notes/latest',
  can: 'campaign:read',
  response: note,
});
export const deleteNote = defineOperation({
  ...base,
  name: 'deleteNote',
  method: 'delete',
  path: '/api/notes/:noteId',
  can: 'council:edit',
  params,
});
export const sendNote = defineOperation({
  ...base,
  name: 'sendNote',
  method: 'post',
  path: '/api/public/notes',
  can: 'public',
  idempotent: true,
  status: 201,
  body: z.strictObject({ title: z.string().min(1) }),
  response: z.object({ key: z.string() }),
});
export const notePage = defineOperation({
  ...base,
  name: 'notePage',
  method: 'get',
  path: '/note-page',
  can: 'public',
  kind: 'page',
});
export const brokenNote = defineOperation({
  ...base,
  name: 'brokenNote',
  method: 'get',
  path: '/api/broken-note',
  can: 'signed-in',
  query: z.strictObject({ how: z.enum(['shape', 'beyond', 'throw', 'nothing']).default('throw') }),
  response: z.object({ title: z.string() }),
});

const toNote = ({ _id, title, tags, revision }: NoteDocument) => ({ id: _id, title, tags, revision });
const brokenAnswers = { shape: { title: 7 }, beyond: { title: 'x', secret: 'y' }, nothing: { title: 'x' } };

type NoteUnits = Units<Repositories>;

const copyNotes = (units: NoteUnits, clock: Clock, failing: { times: number }) =>
  bindConsumers(units, [
    consumer<Repositories, typeof noteMade>('notes.copies', noteMade, async ({ payload }, { notes }) => {
      if (payload.behave === 'poison') throw new PoisonError('no use');
      if (payload.behave === 'fail' && failing.times-- > 0) throw new Error('not now');
      await notes.insert({ title: `copy of ${payload.title}`, tags: [], count: 0, madeAt: clock.now() });
    }),
  ]);

const readingRoutes = (units: NoteUnits) => [
  route(getNote, {
    handle: async ({ actor, params: { noteId } }) => toNote(await units.reader(actor).notes.get(noteId)),
  }),
  route(latestNote, {
    handle: async ({ actor }) => {
      const [latest] = await units.reader(actor).notes.find({}, { sort: { madeAt: -1 }, limit: 1 });
      return toNote(latest as NoteDocument);
    },
  }),
  route(listNotes, {
    handle: async ({ actor, query }) => {
      const listed = await units.reader(actor).notes.list({ ...query, sort: { by: 'madeAt', direction: -1 } });
      return { ...listed, items: listed.items.map(toNote) };
    },
  }),
];

const writingRoutes = (units: NoteUnits, clock: Clock) => [
  route(makeNote, {
    handle: ({ actor, body }) =>
      units.unitOfWork(actor, async ({ notes, outbox }) => {
        const made = await notes.insert({ ...body, count: 0, madeAt: clock.now() });
        const aggregate = { type: 'note', id: made._id, revision: 1 };
        await outbox.add(noteMade, { aggregate, payload: { title: made.title } });
        return toNote(made);
      }),
  }),
  route(deleteNote, {
    handle: ({ actor, params: { noteId } }) =>
      units.unitOfWork(actor, async ({ notes }) => {
        await notes.get(noteId);
        await notes.delete(noteId);
      }),
  }),
];

const otherRoutes = [
  route(sendNote, {
    accepts: 'json-or-form',
    handle: async ({ context }) => reply({ key: String(context.idempotencyKey) }, { headers: { 'X-Extra': 'yes' } }),
  }),
  route(notePage, { handle: () => page('<h1>Note</h1>') }),
  route(brokenNote, {
    handle: async ({ query }) => {
      if (query.how === 'throw') throw new Error('a secret detail');
      return brokenAnswers[query.how] as { title: string };
    },
  }),
];

/** The configuration of a note service that a test starts by itself. */
export const noteConfig = (mongodbUri: string) => ({
  nodeEnv: 'test',
  port: 0,
  host: '127.0.0.1',
  mongodbUri,
  serviceKey: testKeyOf('notes'),
  trustedKeys: testTrustedKeys,
  mailFrom: 'a@b.example',
  logLevel: 'silent',
  checkResponses: true,
});

export const noteService = defineService({
  name: 'notes',
  models: [noteModel],
  compose: ({ clock, units: unitsOf }: ServiceKit) => {
    const units = unitsOf(repositories);
    const failing = { times: 0 };
    return {
      units,
      failing,
      consumers: copyNotes(units, clock, failing),
      routes: [...readingRoutes(units), ...writingRoutes(units, clock), ...otherRoutes],
    };
  },
});

export const noteOperations = [listNotes, makeNote, getNote, latestNote, deleteNote, sendNote, notePage, brokenNote];
