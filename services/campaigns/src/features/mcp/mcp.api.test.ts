import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {
  type Campaign,
  getCampaignOperation,
  getSurveyOperation,
  mcpCalledEvent,
  type Permission,
  type QuestionInput,
  type UserActor,
} from '@folkmoot/contracts';
import { ACTOR_HEADER } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, tokenFor, userActor } from '@folkmoot/service-kit/testing';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { openCampaign, submit } from '../../testing/journey';

const questions: QuestionInput[] = [
  {
    id: 'district',
    type: 'dropdown',
    title: 'Where do you live?',
    required: true,
    options: [
      { id: 'east', label: 'East' },
      { id: 'west', label: 'West' },
    ],
  },
  { id: 'mood', type: 'rating', title: 'How is it?', required: false },
  { id: 'wish', type: 'textarea', title: 'What do you wish?', required: false },
  { id: 'mail', type: 'email', title: 'Your address', required: false },
];

const people = [
  { district: 'east', mood: 5, wish: 'More benches. Call me on 07700 900123', mail: 'jo@residents.example' },
  { district: 'east', mood: 1, wish: 'Less noise' },
  { district: 'west', mood: 5 },
];

const totals: readonly Permission[] = ['campaign:read', 'report:read'];

const holder = (permissions: readonly Permission[], more: Partial<UserActor> = {}): UserActor => ({
  ...userActor(),
  apiToken: { id: 'token_1', permissions: [...permissions] },
  ...more,
});

const guide = readFileSync(path.resolve(__dirname, '../../../../../docs/guides/programs.md'), 'utf8');
/** The programs of the guide. */
const programs = [...guide.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code);

describe('the MCP server', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  const clients: Client[] = [];

  /** Connects the official client as the holder of a token. */
  const connect = async (as: UserActor): Promise<Client> => {
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
      fetch: async (url, init) => {
        const headers = new Headers(init?.headers);
        headers.set(ACTOR_HEADER, await tokenFor(as, 'campaigns', service.clock.now()));
        return fetch(url, { ...init, headers });
      },
    });
    await client.connect(transport);
    clients.push(client);
    return client;
  };
  const call = async (client: Client, name: string, input: object = {}) => {
    const { isError = false, content, structuredContent } = await client.callTool({ name, arguments: { ...input } });
    const [{ text = '' } = {}] = content as { text?: string }[];
    return { isError, text, result: structuredContent as Record<string, unknown> };
  };

  beforeAll(async () => {
    service = await startCampaigns();
    for (const id of [ownCouncil, otherCouncil]) await publishCouncil(service, id);
    campaign = await openCampaign(service, userActor(), questions);
    for (const answers of people) {
      await submit(service, campaign, {
        answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
      });
    }
    await service.settled();
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.close();
  });
  afterAll(() => service.stop());

  it.each<[string, readonly Permission[], string[]]>([
    ['campaigns only', ['campaign:read'], ['list_campaigns']],
    ['totals', totals, ['list_campaigns', 'read_report', 'read_representativeness', 'cross_tabulate']],
    [
      'words',
      [...totals, 'answer:search'],
      ['list_campaigns', 'read_report', 'read_representativeness', 'cross_tabulate', 'search_written_answers'],
    ],
    ['drafts', ['campaign:read', 'campaign:edit', 'survey:edit'], ['list_campaigns', 'draft_survey']],
  ])('lists the tools of a token for %s', async (_, permissions, names) => {
    const { tools } = await (await connect(holder(permissions))).listTools();
    expect(tools.map(({ name }) => name)).toEqual(names);
    for (const { inputSchema, description } of tools)
      expect([inputSchema.type, description]).toEqual(['object', expect.any(String)]);
  });

  it('gives campaigns, totals and a cross-tabulation, and nothing that people wrote', async () => {
    const client = await connect(holder(totals));
    const listed = await call(client, 'list_campaigns', { status: 'active' });
    expect(listed.result).toMatchObject({ campaigns: [{ campaignId: campaign.id, responses: 3 }], nextCursor: null });
    const report = await call(client, 'read_report', { campaignId: campaign.id });
    expect(report.result).toMatchObject({ responses: 3 });
    expect(report.text).not.toMatch(/bench|noise|residents\.example/);
    const weighted = await call(client, 'read_report', { campaignId: campaign.id, weighted: true });
    expect(weighted.result).toMatchObject({
      responses: 3,
      weighting: { state: 'refused', reasons: [{ code: 'off' }] },
    });
    const missing = await call(client, 'read_representativeness', { campaignId: campaign.id });
    expect(missing.result).toMatchObject({ responses: 3, dimensions: expect.any(Array) });
    const cross = await call(client, 'cross_tabulate', { campaignId: campaign.id, rows: 'district', columns: 'mood' });
    expect(cross.result).toMatchObject({
      answeredBoth: 3,
      rows: {
        groups: [
          { label: 'East', people: 2 },
          { label: 'West', people: 1 },
        ],
      },
      cells: expect.arrayContaining([{ row: 'east', column: '5', count: 1 }]),
      test: { name: 'pearson', isDifference: false, isSmall: [true, true, true, true, true] },
    });
    const crossed = { campaignId: campaign.id, rows: 'district', columns: 'mood', weighted: true };
    expect((await call(client, 'cross_tabulate', crossed)).result).toMatchObject({
      answeredBoth: 3,
      weighting: { state: 'refused', reasons: [{ code: 'off' }] },
    });
  });

  it('gives what people wrote without personal data, to tokens with that permission', async () => {
    const client = await connect(holder([...totals, 'answer:search']));
    const { result, text } = await call(client, 'search_written_answers', {
      campaignId: campaign.id,
      questionId: 'wish',
      words: 'bench',
    });
    expect(result).toMatchObject({ total: 1, answers: [{ answer: expect.stringMatching(/^More benches\./) }] });
    expect(text).not.toContain('900123');
    const personal = await call(client, 'search_written_answers', { campaignId: campaign.id, questionId: 'mail' });
    expect([personal.isError, personal.text]).toEqual([true, expect.not.stringContaining('residents.example')]);
  });

  it('drafts a survey that nobody can answer before a person opens it', async () => {
    const client = await connect(holder(['campaign:read', 'campaign:edit', 'survey:edit']));
    const { result } = await call(client, 'draft_survey', {
      title: 'The library',
      questions: [
        { type: 'multiselect', title: 'What do you use?', options: ['Books', 'Computers'] },
        { type: 'number', title: 'How often in a month?', min: 0, max: 31 },
      ],
    });
    const as = userActor();
    const params = { campaignId: String(result.campaignId) };
    expect(result.address).toBe(`https://folkmoot.example/dashboard/campaigns/${params.campaignId}/builder`);
    const made = await service.call(getCampaignOperation, { as, params });
    expect([made.body.status, made.body.startDate]).toEqual(['ready', null]);
    expect((await service.call(getSurveyOperation, { as, params })).body.questions).toMatchObject([
      { type: 'multiselect', options: [{ label: 'Books' }, { label: 'Computers' }] },
      { type: 'number', numberRange: { min: 0, max: 31 } },
    ]);
  });

  it.each<[string, readonly Permission[], string, object, RegExp]>([
    [
      'a permission is missing',
      totals,
      'search_written_answers',
      {},
      /no permission for this: report:read, answer:search/,
    ],
    ['there is no such tool', totals, 'unknown', {}, /no tool with the name unknown/],
    ['an id is a reserved name', totals, 'read_report', { campaignId: '__proto__' }, /does not fit the tool/],
    ['the input is wrong', totals, 'read_report', { campaignId: 7 }, /does not fit the tool:[\s\S]*campaignId/],
    ['there is more input than the tool knows', totals, 'list_campaigns', { where: 'x' }, /does not fit the tool/],
    ['a question has no groups', totals, 'cross_tabulate', { rows: 'wish', columns: 'mood' }, /wish is no question/],
    ['a question does not exist', totals, 'cross_tabulate', { rows: 'elsewhere', columns: 'mood' }, /elsewhere is no/],
  ])('says so in words when %s', async (_, permissions, name, input, expected) => {
    const client = await connect(holder(permissions));
    const needsCampaign = name === 'cross_tabulate' || name === 'search_written_answers';
    const { isError, text } = await call(client, name, {
      ...(needsCampaign ? { campaignId: campaign.id } : {}),
      ...input,
    });
    expect([isError, text]).toEqual([true, expect.stringMatching(expected)]);
  });

  it('knows nothing of another council', async () => {
    const client = await connect(holder([...totals, 'answer:search'], { councilId: otherCouncil }));
    expect((await call(client, 'list_campaigns')).result).toMatchObject({ campaigns: [] });
    for (const [name, input] of [
      ['read_report', {}],
      ['read_report', { weighted: true }],
      ['read_representativeness', {}],
      ['cross_tabulate', { rows: 'district', columns: 'mood' }],
      ['search_written_answers', { questionId: 'wish' }],
    ] as const) {
      const { isError, text } = await call(client, name, { campaignId: campaign.id, ...input });
      expect([isError, text]).toEqual([true, expect.stringMatching(/not found|does not exist/i)]);
    }
  });

  it('is used by the programs of the guide, as they are written there', async () => {
    const as = holder(totals);
    const printed: string[] = [];
    /** The gateway, which turns a token into a signed actor. */
    const gateway = async (url: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      expect(headers.get('authorization')).toBe('Bearer fmk_1');
      headers.set(ACTOR_HEADER, await tokenFor(as, 'campaigns', service.clock.now()));
      return fetch(url, { ...init, headers });
    };
    for (const code of programs) {
      const run = vm.compileFunction(`return (async () => {${code}})()`, ['fetch', 'origin', 'token', 'console']);
      await run(gateway, service.url, 'fmk_1', { log: (text: string) => printed.push(text) });
    }
    expect(printed).toEqual(['Park, target 100', 'Park: 3 responses']);
  });

  it('logs each call and each refusal, with the campaign', async () => {
    const client = await connect(holder(totals));
    await service.settled();
    service.forgetEvents();
    await call(client, 'list_campaigns');
    await call(client, 'read_report', { campaignId: campaign.id });
    await call(client, 'search_written_answers', { campaignId: campaign.id, questionId: 'wish' });
    await service.settled();
    expect(service.eventsOf(mcpCalledEvent).map(({ payload, actor }) => [payload, actor])).toEqual(
      [
        { campaignId: null, change: 'list_campaigns' },
        { campaignId: campaign.id, change: 'read_report' },
        { campaignId: campaign.id, change: 'refused' },
      ].map((payload) => [payload, expect.objectContaining({ apiToken: 'token_1' })]),
    );
  });
});
