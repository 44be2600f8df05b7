import { mapHistory, record, redo, startHistory, undo } from './history';

describe('history', () => {
  it('undo after two changes goes back one, redo forward again', () => {
    const history = record(record(startHistory('a'), 'b'), 'c');
    expect(undo(history).present).toBe('b');
    expect(redo(undo(history)).present).toBe('c');
  });
  it('changes with one tag in a row are one step', () => {
    const typed = record(record(record(startHistory(''), 'h', 'title:q1'), 'hi', 'title:q1'), 'hi!', 'title:q2');
    expect(undo(typed).present).toBe('hi');
    expect(undo(undo(typed)).present).toBe('');
  });
  it('a new change after undo forgets what could be redone', () => {
    expect(redo(record(undo(record(startHistory(1), 2)), 3)).present).toBe(3);
  });
  it('undo at the beginning and redo at the end change nothing', () => {
    const history = startHistory(1);
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });
});

describe('history over time', () => {
  it('changes with one tag, a pause between them, are two steps', () => {
    const typed = record(record(startHistory(''), 'a', 'title', 1000), 'ab', 'title', 9000);
    expect(undo(typed).present).toBe('a');
  });
  it('a change of every state, mapped, keeps the steps', () => {
    const mapped = mapHistory(undo(record(startHistory(1), 2)), (state) => state * 10);
    expect([mapped.present, redo(mapped).present]).toEqual([10, 20]);
  });
});
