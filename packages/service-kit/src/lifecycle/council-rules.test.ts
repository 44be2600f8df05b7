import { defineModel } from '../mongo/model';
import { mergeErasureRules, mergeExportRules } from './council-rules';

const model = (name: string) => defineModel(name, { fields: { councilId: String } });
const notes = model('notes');
const copies = model('copies');

describe('the rules of several features', () => {
  it('the export leaves out what any feature leaves out, and has the folders of all', () => {
    const merged = mergeExportRules(
      [notes, copies],
      [{ except: [copies] }, { without: { notes: ['key'] }, folders: (id) => [`${id}/a`] }, { folders: () => ['b'] }],
    );
    expect(merged).toMatchObject({ models: [notes, copies], except: [copies], without: { notes: ['key'] } });
    expect(merged.folders?.('council')).toEqual(['council/a', 'b']);
  });

  it('there are no folders when no feature has files', () => {
    expect(mergeExportRules([notes], [{}])).not.toHaveProperty('folders');
    expect(mergeErasureRules([notes], [{}])).not.toHaveProperty('folders');
  });

  it('the erasure spares what a feature keeps, adds up what is deleted first, and ends with every last step', async () => {
    const steps: string[] = [];
    const merged = mergeErasureRules(
      [notes, copies],
      [
        {
          kept: [copies],
          first: async () => ({ notes: 2, seen: 1 }),
          lastly: async (id) => void steps.push(`one ${id}`),
        },
        { first: async () => ({ notes: 3 }), lastly: async (id) => void steps.push(`two ${id}`) },
      ],
    );
    expect(merged.models).toEqual([notes]);
    expect(await merged.first?.('council')).toEqual({ notes: 5, seen: 1 });
    await merged.lastly?.('council');
    expect(steps).toEqual(['one council', 'two council']);
  });
});
