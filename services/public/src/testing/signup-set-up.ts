import { getPublicOptInPageOperation, signUpOperation, subscriptionRequestedEvent } from '@folkmoot/contracts';
import {
  aCouncil,
  aPage,
  aTag,
  type PublicTestService,
  publishCouncil,
  publishPage,
  publishTag,
  startPublicService,
} from './fixtures';
import { testStatic } from './release';

const FIREFOX = 'Mozilla/5.0 Firefox/140.0';
/** Values that no stored record may contain. */
export const TRACES = /203\.0\.113\.7|Firefox/;

export type Fields = readonly (readonly [string, string])[];

const hidden = (html: string, name: string): [string, string] => [
  name,
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '',
];

/** The hidden fields of a form. */
export const carried = (html: string) => [hidden(html, 'idempotencyKey'), hidden(html, 'stamp')];

/** The page's other input. */
export const shownIn = (html: string) => JSON.parse(/<pre>(.*)<\/pre>/.exec(html)?.[1] ?? '{}');

let revision = 0;

const answerOf = async (response: Response) => ({
  status: response.status,
  headers: response.headers,
  text: await response.text(),
});

/** A browser that does not follow redirects. */
const browserAt = (url: string) => ({
  get: async (path: string, headers: Record<string, string> = {}) =>
    answerOf(await fetch(`${url}${path}`, { redirect: 'manual', headers: { 'user-agent': FIREFOX, ...headers } })),
  post: async (path: string, fields: Fields) =>
    answerOf(
      await fetch(`${url}${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.7' },
        body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])),
      }),
    ),
});

/** Publishes events as the services that own councils and pages. */
const publishersOf = (service: PublicTestService) => ({
  councilAsks: async (privacy: { doubleOptIn: boolean; residentsTickTopics: boolean }) => {
    revision += 1;
    const sample = aCouncil({ revision });
    const settings = { ...sample.settings, privacy: { ...sample.settings.privacy, ...privacy } };
    await publishCouncil(service, { ...sample, settings });
    await service.refresh();
  },
  change: async (changes: Parameters<typeof aPage>[0]) => {
    await publishPage(service, aPage(changes));
    await service.refresh();
  },
});

const callersOf = (service: PublicTestService) => ({
  pageOf: (pageSlug = 'news') =>
    service.call(getPublicOptInPageOperation, { params: { councilSlug: 'riverside', pageSlug } }),
  signUp: (body: { data: Record<string, string | boolean>; tagIds: string[] }) =>
    service.call(signUpOperation, {
      params: { councilSlug: 'riverside', pageSlug: 'news' },
      body,
      headers: { 'idempotency-key': 'key-12345678' },
    }),
  requested: async () => {
    await service.settled();
    return service.eventsOf(subscriptionRequestedEvent).map(({ payload }) => payload);
  },
});

/** The service with a council, three topics and a page that offers two of them, on 2 March 2026. */
export const setUpSignups = async () => {
  const files = await testStatic();
  await files.release('one');
  const service = await startPublicService({ staticDir: files.staticDir, remotesFile: files.remotesFile });
  service.clock.set('2026-03-02T09:00:00.000Z');
  const browser = browserAt(service.url);
  const publishers = publishersOf(service);
  await publishers.councilAsks({ doubleOptIn: true, residentsTickTopics: true });
  await publishTag(service, aTag());
  await publishTag(service, aTag({ id: 'tag_parks', name: 'Parks', isDefault: true }));
  await publishTag(service, aTag({ id: 'tag_other', name: 'Not on the page' }));
  await publishers.change({});
  return {
    service,
    ...browser,
    ...publishers,
    ...callersOf(service),
    /** Opens the page, and moves the clock by the time that people need. */
    begin: async () => {
      const { text } = await browser.get('/riverside/news');
      service.clock.advance(20_000);
      return carried(text);
    },
    stop: async () => {
      await service.stop();
      await files.remove();
    },
  };
};
export type SignupSetUp = Awaited<ReturnType<typeof setUpSignups>>;

/** The completed form of Amy. */
export const AMY: Fields = [
  ['field.email', 'amy@residents.example'],
  ['topics', 'tag_parks'],
];
