import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createSendingJournal } from './sending-journal';

const at = new Date('2026-03-02T09:00:00.000Z');
const sent = { state: 'sent' as const, at };

describe('sending journal', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'folkmoot-journal-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('another process reads the outcomes and the messages in doubt when the sender has ended', () => {
    const journal = createSendingJournal(folder, 'boot');
    expect(journal.begin('s1', 'm1')).toBe(true);
    journal.note([{ goes: 'd1' }]);
    journal.note([{ id: 'd1', came: sent }, { goes: 'd2' }]);
    const known = createSendingJournal(folder, 'boot').read('s1', 'm1');
    expect(known?.outcomes.get('d1')).toEqual(sent);
    expect([...(known?.inDoubt ?? [])]).toEqual(['d2']);
  });

  it('the journal returns nothing when the mailing, the sender or the boot id differs', () => {
    createSendingJournal(folder, 'boot').begin('s1', 'm1');
    const journal = createSendingJournal(folder, 'boot');
    expect(journal.read('s1', 'm2')).toBeNull();
    expect(journal.read('s2', 'm1')).toBeNull();
    expect(createSendingJournal(folder, 'another boot').read('s1', 'm1')).toBeNull();
  });

  it('the complete lines are returned when the last line is incomplete', () => {
    const journal = createSendingJournal(folder, 'boot');
    journal.begin('s1', 'm1');
    journal.note([{ goes: 'd1' }, { id: 'd1', came: sent }]);
    appendFileSync(path.join(folder, 's1.jsonl'), '{"goes":"d2');
    const known = journal.read('s1', 'm1');
    expect([known?.outcomes.size, known?.inDoubt.size]).toEqual([1, 0]);
  });

  it('a new batch replaces the previous batch, and the file is deleted when the journal is forgotten', () => {
    const journal = createSendingJournal(folder, 'boot');
    journal.begin('s1', 'm1');
    journal.note([{ goes: 'd1' }]);
    journal.begin('s1', 'm1');
    expect(journal.read('s1', 'm1')?.inDoubt.size).toBe(0);
    journal.forget('s1');
    expect([journal.read('s1', 'm1'), readdirSync(folder)]).toEqual([null, []]);
  });

  it('begin returns false when the folder is not writable', () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    expect(createSendingJournal(path.join(file, 'sending'), 'boot').begin('s1', 'm1')).toBe(false);
  });
});
