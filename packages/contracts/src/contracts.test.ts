import {
  auditedEvents,
  campaignTextsSchema,
  consumerQueues,
  councilSlugSchema,
  errorCodes,
  events,
  idSchema,
  inheritedNames,
  normaliseQuestionType,
  operations,
  optInFieldSchema,
  pageSlugSchema,
  permissionsOf,
  questionInputSchema,
  questionSchema,
  reservedSlugs,
  responseSubmittedEvent,
  roleCan,
  serviceOfPath,
  slugify,
  wordsOfField,
} from './index';

describe('operations', () => {
  it('every public path leads to the service that declares it', () => {
    const wrong = operations.filter(
      ({ path, service }) => !path.startsWith('/internal/') && serviceOfPath(path) !== service,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
  it('names and method-path pairs are unique', () => {
    const names = operations.map(({ name }) => name);
    const places = operations.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(places).size).toBe(places.length);
  });
  it('bodies refuse unknown fields, except bodies whose shape a provider outside decides', () => {
    const decidedElsewhere = new Set(['takeMailEvents', 'samlCallback', 'samlLogoutByForm']);
    const ours = operations.filter(({ name }) => !decidedElsewhere.has(name));
    const loose = ours.filter(({ body }) => body.safeParse({ surprise: 1 }).success);
    expect(loose.map(({ name }) => name)).toEqual([]);
  });
  it('internal access and internal paths go together', () => {
    const wrong = operations.filter(({ path, can }) => path.startsWith('/internal/') !== (can === 'internal'));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe('serviceOfPath', () => {
  it.each([
    ['/api/campaigns', 'campaigns'],
    ['/api/campaigns/x/report', 'campaigns'],
    ['/api/subscribers.csv', 'subscribers'],
    ['/api/admin/councils', 'admin'],
    ['/api/public/surveys/x', 'public'],
    ['/api/campaignsX', null],
    ['/internal/sessions/resolve', null],
  ])('%s belongs to %s', (path, service) => expect(serviceOfPath(path)).toBe(service));
});

describe('events', () => {
  it('types are unique and every queue names events that exist', () => {
    const types = events.map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
    for (const listened of Object.values(consumerQueues))
      for (const { type } of listened) expect(types).toContain(type);
  });
  it('nothing about a response is ever audited', () => {
    expect(auditedEvents.filter(({ type }) => type.startsWith('response.') || type.startsWith('visit.'))).toEqual([]);
  });
  it('no event of the intake carries an address, a raw user agent or a start token (E-10, E-62)', () => {
    const keys = Object.keys(responseSubmittedEvent.payload.shape);
    expect(keys.filter((key) => /ip|agent|token|screen/i.test(key))).toEqual([]);
  });
});

describe('roles', () => {
  it('staff may not change the council or the team, admins may (F-30)', () => {
    expect([roleCan('council_staff', 'council:edit'), roleCan('council_staff', 'team:edit')]).toEqual([false, false]);
    expect([roleCan('council_admin', 'council:edit'), roleCan('council_admin', 'team:edit')]).toEqual([true, true]);
  });
  it('only system admins have system permissions', () => {
    for (const role of ['council_staff', 'council_admin'] as const) {
      expect(permissionsOf[role].filter((permission) => permission.startsWith('system:'))).toEqual([]);
    }
  });
});

describe('changed fields', () => {
  it.each([
    ['name', 'name'],
    ['timezone', 'time zone'],
    ['branding.primaryColor', 'primary color'],
    ['branding.logo', 'logo'],
    ['settings.targetAudiences', 'target audiences'],
    ['settings.privacy.retentionDays', 'time after which responses are deleted'],
    ['settings.somethingNew', 'something new'],
  ])('%s is called %s', (path, text) => expect(wordsOfField(path)).toBe(text));
});

describe('slugs', () => {
  it.each([
    ['Riverside Borough Council', 'riverside-borough-council'],
    ['Äußere  Straße!!', 'auere-strae'],
    ['--Hello -- World--', 'hello-world'],
    ['日本', ''],
  ])('%s becomes "%s" (F-38)', (text, slug) => expect(slugify(text)).toBe(slug));
  it('at most 60 characters and never a hyphen at the end', () => {
    const slug = slugify(`${'a'.repeat(59)} bc`);
    expect(slug).toBe('a'.repeat(59));
  });
  it('no council may take a reserved word (F-2)', () => {
    for (const word of reservedSlugs) expect(councilSlugSchema.safeParse(word).success).toBe(false);
    expect(councilSlugSchema.safeParse('riverside').success).toBe(true);
  });
});

describe('question types', () => {
  it.each([
    ['Short Text', 'text'],
    ['smiley_rating', 'rating'],
    ['Drag-Drop Ranking', 'ranking'],
    ['NUMERIC', 'number'],
    ['hologram', 'hologram'],
  ])('%s is read as %s (F-23)', (spelling, id) => expect(normaliseQuestionType(spelling)).toBe(id));
  it('an unknown type is refused with its own code (E-74)', () => {
    const result = questionInputSchema.safeParse({ type: 'hologram', title: 'x' });
    expect(result.error?.issues[0]).toMatchObject({ params: { code: 'question_type_unknown' } });
  });
  it('an operator object in place of a string is refused', () => {
    expect(questionInputSchema.safeParse({ type: 'text', title: { $gt: '' } }).success).toBe(false);
  });
});

describe('campaign titles', () => {
  it('are trimmed, and blank ones are refused in the words of the catalogue', () => {
    expect(campaignTextsSchema.shape.title.parse('  Parks ')).toBe('Parks');
    expect(campaignTextsSchema.shape.title.safeParse('   ').error?.issues[0]?.message).toBe(
      errorCodes.campaign_title_required.message,
    );
  });
});

describe('names that every object inherits', () => {
  const names = [...inheritedNames];
  const dropdown = { type: 'dropdown', title: 'Where?' };

  it.each(names)('%s is refused when it becomes an id', (id) => {
    const refused = [
      idSchema.safeParse(id),
      questionInputSchema.safeParse({ ...dropdown, id }),
      questionInputSchema.safeParse({ ...dropdown, id: 'q', options: [{ id, label: 'A' }] }),
      questionInputSchema.safeParse({ ...dropdown, id: 'q', imageOptions: [{ id, label: 'A', imageUrl: '/a' }] }),
      optInFieldSchema.safeParse({ id, type: 'text', label: 'Name' }),
    ];
    expect(refused.map(({ success }) => success)).toEqual(refused.map(() => false));
  });

  it.each(names)('%s is no question type when a question names it', (type) => {
    expect(questionInputSchema.safeParse({ ...dropdown, id: 'q', type }).success).toBe(false);
  });

  it.each(names)('%s is no address when a council or a page asks for it', (slug) => {
    expect([councilSlugSchema.safeParse(slug).success, pageSlugSchema.safeParse(slug).success]).toEqual([false, false]);
  });

  it.each(names)('a stored question can be read when its id is %s', (id) => {
    expect(questionSchema.safeParse({ ...dropdown, required: false, id }).success).toBe(true);
  });
});
