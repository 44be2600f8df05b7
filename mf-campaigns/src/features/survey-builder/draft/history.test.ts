import { mapHistory, record, redo, startHistory, undo } from './history';

describe('history', () => {
  it('goes back one change by undo, and forward by redo', () => {
    const history = record(record(startHistory('a'), 'b'), 'c');
    expect(undo(history).present).toBe('b');
    expect(redo(undo(history)).present).toBe('c');
  });
  it('makes one step of successive changes with the same tag', () => {
    const typed = record(record(record(startHistory(''), 'h', 'title:q1'), 'hi', 'title:q1'), 'hi!', 'title:q2');
    expect(undo(typed).present).toBe('hi');
    expect(undo(undo(typed)).present).toBe('');
  });
  it('discards redo steps after a new change', () => {
    expect(redo(record(undo(record(startHistory(1), 2)), 3)).present).toBe(3);
  });
  it('changes nothing by undo at the start and redo at the end', () => {
    const history = startHistory(1);
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });
});

describe('history over time', () => {
  it('makes two steps of changes with one tag when there is a pause between them', () => {
    const typed = record(record(startHistory(''), 'a', 'title', 1000), 'ab', 'title', 9000);
    expect(undo(typed).present).toBe('a');
  });
  it('keeps the steps when every state is mapped', () => {
    const mapped = mapHistory(undo(record(startHistory(1), 2)), (state) => state * 10);
    expect([mapped.present, redo(mapped).present]).toEqual([10, 20]);
  });
});
