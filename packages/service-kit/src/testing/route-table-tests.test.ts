import { type CouncilDocument, newId } from '../mongo/model';
import { otherCouncil, ownCouncil, routeTableTests, startTestService } from './index';
import { noteModel, noteOperations, noteService } from './note-service.fixture';

const noteOf = (councilId: string): CouncilDocument & Record<string, unknown> => ({
  _id: newId(),
  councilId,
  revision: 1,
  title: 'seed',
  tags: [],
  count: 0,
  madeAt: new Date(),
});

routeTableTests({
  operations: noteOperations,
  start: () => startTestService(noteService, { config: {} }),
  seed: async ({ connection }) => {
    const own = noteOf(ownCouncil);
    const other = noteOf(otherCouncil);
    await connection.collection<CouncilDocument>(noteModel.collection).insertMany([own, other]);
    return { own: { noteId: own._id }, other: { noteId: other._id } };
  },
  rows: ({ own, other }) => ({
    listNotes: {},
    latestNote: {},
    makeNote: { body: { title: 'x', tags: ['a'] } },
    getNote: { params: own, otherParams: other },
    deleteNote: { params: own, otherParams: other },
    sendNote: { body: { title: 'x' } },
    notePage: {},
    brokenNote: { query: { how: 'nothing' } },
  }),
});
