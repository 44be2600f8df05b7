import {
  type Campaign,
  decideWaveOperation,
  defaultCouncilSettings,
  exportIntegrityStatementOperation,
  exportReportOperation,
  getIntegrityOperation,
  listWaveResponsesOperation,
  type ReportFormat,
  startIntegrityAnalysisOperation,
} from '@folkmoot/contracts';
import { ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { attackOn, openAttacked, receiveAll } from '../../testing/attacked-campaign';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';

const as = userActor();
const HONEST = 60;
const COPIED = 120;
const LEFT_OUT = 3;
const SMALLEST = 12;
const DONE_MS = 60_000;
const HIDDEN = 'hidden';

jest.setTimeout(DONE_MS * 2);

const tagless = (text: string): string =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The rows of the tables with three results, by the title of their question. */
const comparedIn = (page: string): Map<string, string[][]> =>
  new Map(
    [...page.matchAll(/<h3 [^>]*>([^<]*)<\/h3>(?:(?!<h3)[\s\S])*?<table class="wide">([\s\S]*?)<\/table>/g)].map(
      ([, title = '', table = '']) => [
        title,
        [...table.matchAll(/<tr><th scope="row"[^>]*>([\s\S]*?)<\/tr>/g)].map(([row]) =>
          [...row.matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, cell = '']) => cell),
        ),
      ],
    ),
  );

const countOf = (cell: string): number => Number(cell.split(' ')[0]?.replaceAll(',', ''));

describe('the integrity of the responses in documents', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  let waveId: string;
  let members: number;
  let revision = 1;
  const publish = (language: 'en' | 'cy') => {
    revision += 1;
    const settings = defaultCouncilSettings('UTC');
    const privacy = { ...settings.privacy, smallestCell: SMALLEST };
    return publishCouncil(service, ownCouncil, { revision, language, settings: { ...settings, privacy } });
  };
  const params = () => ({ campaignId: campaign.id });
  const integrity = async () => (await service.call(getIntegrityOperation, { as, params: params() })).body;
  const page = async (query: Record<string, string> = {}) =>
    (await service.call(exportReportOperation, { as, params: { ...params(), format: 'html' as ReportFormat }, query }))
      .text;
  const sectionOf = (html: string, title: string): string => html.split(`>${title}</h2>`)[1]?.split('<h2')[0] ?? '';
  const shown = async (query: Record<string, string> = {}) =>
    sectionOf(await page(query), 'Integrity of the Responses');
  const decide = async (except: string[]) => {
    const body = { decision: 'excluded' as const, reason: 'One text from a program', except };
    const decided = await service.call(decideWaveOperation, { as, params: { ...params(), waveId }, body });
    expect(decided.status).toBe(200);
    await until(async () => (await integrity()).waves.every(({ progress }) => progress === null), DONE_MS);
  };

  beforeAll(async () => {
    service = await startCampaigns();
    await publish('en');
    campaign = await openAttacked(service);
    const at = new Date('2026-03-02T09:00:00.000Z');
    const { people, program } = attackOn(campaign.id, { honest: HONEST, copied: COPIED, at });
    await receiveAll(service, ownCouncil, [...people, ...program]);
    await service.call(startIntegrityAnalysisOperation, { as, params: params() });
    await until(async () => (await integrity()).analysis.state === 'done', DONE_MS);
    const [wave] = (await integrity()).waves;
    waveId = wave?.id ?? '';
    members = wave?.responses ?? 0;
    expect(members).toBeGreaterThan(COPIED - SMALLEST);
    await decide([]);
  });
  afterAll(() => service.stop());

  test('each result is shown with all responses, without the doubtful and without the excluded ones', async () => {
    const all = HONEST + COPIED;
    const html = await shown({ audience: 'internal' });
    const rows = comparedIn(html).get('1. Do you agree with the plan?');
    const answered = ['People who answered', all, all - members, all - members].map(String);
    expect(rows?.at(-1)).toEqual(answered);
    const yes = rows?.find(([label]) => label === 'Yes') ?? [];
    expect(yes.slice(1).map(countOf)).toEqual([expect.any(Number), countOf(yes[2] ?? ''), countOf(yes[2] ?? '')]);
    expect(countOf(yes[1] ?? '') - countOf(yes[2] ?? '')).toBe(members);
    expect(yes[1]).toMatch(/^\d+ \(\d+(?:\.\d)?%\)$/);
    expect(tagless(html)).toMatch(
      /Largest difference in percentage points: [\d.]+, and the order of the answers changes\./,
    );
    expect(
      comparedIn(html)
        .get('2. How are the paths?')
        ?.map(([label]) => label),
    ).toContain('Mean');
    expect(tagless(html)).not.toContain(HIDDEN);
  });

  test('in a publication, no column has a small number, and no two of them differ by one', async () => {
    const html = await shown();
    const tables = [...comparedIn(html).values()];
    expect(tables.length).toBeGreaterThan(3);
    const rows = tables.flat().filter(([label]) => label !== 'Mean');
    const shownIn = ([, ...cells]: string[]) => cells.filter((cell) => cell !== HIDDEN).map(countOf);
    expect(rows.flatMap(shownIn).filter((count) => count < SMALLEST)).toEqual([]);
    const gaps = rows.map(shownIn).flatMap((counts) => counts.flatMap((a) => counts.map((b) => Math.abs(a - b))));
    expect(gaps.filter((gap) => gap > 0 && gap < SMALLEST)).toEqual([]);
    expect(rows.flatMap(([, ...cells]) => cells)).toContain(HIDDEN);
    expect(rows.flatMap(shownIn).length).toBeGreaterThan(rows.length);
    expect(tagless(html)).toContain(`${members} responses do not count.`);
  });

  test('what differs by few people is hidden in the statement and in the tables, and the report loses no number', async () => {
    const { items } = (
      await service.call(listWaveResponsesOperation, {
        as,
        params: { ...params(), waveId },
        query: { limit: LEFT_OUT },
      })
    ).body;
    await decide(items.slice(0, LEFT_OUT));
    const whole = await page();
    const html = sectionOf(whole, 'Integrity of the Responses');
    const words = tagless(html);
    // The doubtful ones and the excluded ones together would say that few of the doubtful count.
    expect(
      words.includes(`Responses in doubtful groups ${members}`) && words.includes(`do not count ${members - LEFT_OUT}`),
    ).toBe(false);
    expect(words).not.toContain(`${members - LEFT_OUT} responses do not count`);
    const rows = [...comparedIn(html).values()].flat().filter(([label]) => label !== 'Mean');
    for (const [, ...cells] of rows) {
      const counts = cells.filter((cell) => cell !== HIDDEN).map(countOf);
      const gaps = counts.flatMap((a) => counts.map((b) => Math.abs(a - b)));
      expect(gaps.filter((gap) => gap > 0 && gap < SMALLEST)).toEqual([]);
    }
    const counted = HONEST + COPIED - members + LEFT_OUT;
    expect(tagless(whole)).toContain(`Total responses ${counted}`);
    await decide([]);
  });

  test('a filtered report has no results of all responses, also an internal one', async () => {
    const filter = { where: 'plan:no' };
    const text = await shown(filter);
    expect(comparedIn(text).size).toBe(0);
    expect(tagless(text)).toContain('are in a report of all responses');
    expect(comparedIn(await shown({ ...filter, audience: 'internal' })).size).toBe(0);
  });

  test('all of it is in Welsh in a Welsh report, and the statement as a text is, too', async () => {
    const statement = async (query: { language?: 'en' | 'cy' } = {}) =>
      service.call(exportIntegrityStatementOperation, { as, params: params(), query });
    expect((await statement()).text).toContain(`${HONEST + COPIED} responses were received.`);
    await publish('cy');
    const html = sectionOf(await page({ audience: 'internal' }), 'Cywirdeb yr Ymatebion');
    expect(tagless(html)).toContain('Ateb Pob ymateb Heb y rhai amheus Heb y rhai a eithriwyd');
    expect(tagless(html)).toMatch(/Gwahaniaeth mwyaf mewn pwyntiau canran: [\d.]+, ac mae trefn yr atebion yn newid\./);
    expect(tagless(html)).not.toMatch(/\b(?:responses|Without|Largest|Answer)\b/);
    const welsh = await statement();
    expect(welsh.headers.get('content-disposition')).toContain('integrity_statement_staff_only.txt');
    expect(welsh.text).toMatch(/^Cywirdeb yr ymatebion\n\nDaeth 180 ymateb i law\./);
    expect(welsh.text).toContain('Rhesymau a roddodd staff:\n- One text from a program');
    expect(welsh.text).not.toMatch(/\b(?:responses|Nobody|Made at)\b/);
    expect((await statement({ language: 'en' })).text).toContain('What nobody can know from the responses:');
    await publish('en');
  });
});
