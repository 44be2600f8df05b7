import { byTurns } from '@folkmoot/sample-data/by-turns';

const ROWS = 50_000;
const BAD_ROWS = 37;
const towns = ['Upton', 'Wörth', 'Saint-André', 'Málaga'];
const bad = ['', 'n/a', 'jo.example.org', 'jo@', '@example.org', 'jo bloggs@example.org', 'jo@example'];

const EVERY = Math.floor(ROWS / BAD_ROWS);

const cellsAt = (at: number, run: string): string[] => {
  const isBad = at % EVERY === EVERY - 1 && at / EVERY < BAD_ROWS;
  const address = isBad ? byTurns(bad, at) : `resident${at}@people-${at % 97}.${run}.example`;
  return [`Zoë Nº ${at}`, byTurns(towns, at), address];
};

/**
 * A list of 50,000 people as a Western European spreadsheet saves it: semicolons, Windows-1252, CRLF. 37 rows are
 * invalid.
 */
export const excelExport = () => {
  const run = `r${Date.now()}`;
  const lines = ['Name;Town;E-Mail', ...Array.from({ length: ROWS }, (_, at) => cellsAt(at, run).join(';'))];
  // Latin-1 and Windows-1252 are the same for these characters.
  return { rows: ROWS, bad: BAD_ROWS, run, content: Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1') };
};
