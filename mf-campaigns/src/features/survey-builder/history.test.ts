import { record, redo, startHistory, undo } from './history';

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
