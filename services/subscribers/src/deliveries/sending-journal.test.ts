import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createSendingJournal } from './sending-journal';

const at = new Date('2026-03-02T09:00:00.000Z');
const sent = { state: 'sent' as const, at };

describe('the journal of a sender', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'folkmoot-journal-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('read by another process, says what came of each message and which was on its way', () => {
    const journal = createSendingJournal(folder, 'boot');
    expect(journal.begin('s1', 'm1')).toBe(true);
    journal.note([{ goes: 'd1' }]);
    journal.note([{ id: 'd1', came: sent }, { goes: 'd2' }]);
    const known = createSendingJournal(folder, 'boot').read('s1', 'm1');
    expect(known?.outcomes.get('d1')).toEqual(sent);
    expect([...(known?.inDoubt ?? [])]).toEqual(['d2']);
  });

  it('of another mailing or sender, or after the machine was started anew, says nothing', () => {
    createSendingJournal(folder, 'boot').begin('s1', 'm1');
    const journal = createSendingJournal(folder, 'boot');
    expect(journal.read('s1', 'm2')).toBeNull();
    expect(journal.read('s2', 'm1')).toBeNull();
    expect(createSendingJournal(folder, 'another boot').read('s1', 'm1')).toBeNull();
  });

  it('broken off in the middle of a line, says what stands before it', () => {
    const journal = createSendingJournal(folder, 'boot');
    journal.begin('s1', 'm1');
    journal.note([{ goes: 'd1' }, { id: 'd1', came: sent }]);
    appendFileSync(path.join(folder, 's1.jsonl'), '{"goes":"d2');
    const known = journal.read('s1', 'm1');
    expect([known?.outcomes.size, known?.inDoubt.size]).toEqual([1, 0]);
  });

  it('begun anew, has forgotten the batch before; forgotten, is no file any more', () => {
    const journal = createSendingJournal(folder, 'boot');
    journal.begin('s1', 'm1');
    journal.note([{ goes: 'd1' }]);
    journal.begin('s1', 'm1');
    expect(journal.read('s1', 'm1')?.inDoubt.size).toBe(0);
    journal.forget('s1');
    expect([journal.read('s1', 'm1'), readdirSync(folder)]).toEqual([null, []]);
  });

  it('in a place where nothing can be written, says so', () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    expect(createSendingJournal(path.join(file, 'sending'), 'boot').begin('s1', 'm1')).toBe(false);
  });
});
