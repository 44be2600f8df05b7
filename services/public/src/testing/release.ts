import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ResidentBundle, ResidentForm, ResidentPage, SignupForm } from '@folkmoot/contracts';
import { questionType } from '@folkmoot/question-types/core';

const formHtml = (form: ResidentForm, startToken: string | null) => {
  const { action, privacyUrl, idempotencyKey, answers, problems, banner, isChallenged = false } = form;
  return `<form action="${action}"${isChallenged ? ' data-challenged' : ''}><b>${banner ?? ''}</b><a href="${privacyUrl}"></a>
<input name="startToken" value="${startToken}"><input name="idempotencyKey" value="${idempotencyKey}">
<pre>${JSON.stringify({ answers, problems })}</pre></form>`;
};

const signupHtml = ({ action, idempotencyKey, stamp, ...shown }: SignupForm) =>
  `<form action="${action}"><input name="idempotencyKey" value="${idempotencyKey}"><input name="stamp" value="${stamp}">
<pre>${JSON.stringify(shown)}</pre></form>`;

const formOf = (page: ResidentPage): SignupForm | null => {
  if (page.kind === 'sign-up') return page.form;
  if (page.kind === 'thank-you') return page.prompt?.form ?? null;
  return page.kind === 'prompt' ? page.prompt.form : null;
};

/** Other pages show all their input. */
const plainBodyOf = (page: ResidentPage): string => {
  const form = formOf(page);
  const { form: _form, prompt: _prompt, ...rest } = page as ResidentPage & { form?: unknown; prompt?: unknown };
  return `${page.kind} <code>${JSON.stringify(rest)}</code>${form ? signupHtml(form) : ''}`;
};

const bodyOf = (page: ResidentPage): string => {
  if (page.kind === 'survey') {
    const about = page.survey.survey?.campaign?.description ?? '';
    const version = page.survey.survey ? ` version ${page.survey.survey.version}` : '';
    return `${page.survey.state} ${page.survey.council.name}${version} <i>${about}</i>${page.form ? formHtml(page.form, page.survey.startToken) : ''}${page.hearBackUrl ?? ''}`;
  }
  if (page.kind === 'thank-you') {
    const second = page.isSecond ? 'a second one ' : '';
    return `thanks from ${page.council.name} ${page.receipt} ${second}${plainBodyOf(page)}`;
  }
  return plainBodyOf(page);
};

/** A small readable render bundle that shows every part of a page as text. */
export const testBundle = (name = 'first'): ResidentBundle => ({
  renderPage: (page, { nonce, clientUrl }) =>
    `<!doctype html><html data-release="${name}"><style nonce="${nonce}"></style><script src="${clientUrl}"></script>${bodyOf(page)}</html>`,
  readAnswers: (questions, fields) =>
    questions.flatMap(({ id, type }) => {
      const answer = questionType(type).fromForm([fields[`answer.${id}`] ?? []].flat());
      return answer === null ? [] : [{ questionId: id, answer }];
    }),
});

export interface TestStatic {
  readonly staticDir: string;
  readonly remotesFile: string;
  /** Writes a release and names it in the registry. */
  release(
    version: string,
    options?: { renderHash?: string; render?: string; later?: Record<string, string> },
  ): Promise<void>;
  remove(): Promise<void>;
}

/** A folder of static files with the layout of the build. */
export const testStatic = async (): Promise<TestStatic> => {
  const root = await mkdtemp(path.join(tmpdir(), 'folkmoot-pages-'));
  const remotesFile = path.join(root, 'remotes.json');
  const release: TestStatic['release'] = async (version, options = {}) => {
    const at = `/remotes/mf-public/${version}`;
    const dir = path.join(root, at);
    await mkdir(path.join(dir, 'resident'), { recursive: true });
    const code = `export const version = '${version}';`;
    const renderHash = options.renderHash ?? createHash('sha256').update(code).digest('hex');
    await writeFile(path.join(dir, 'resident', `render.${version}.mjs`), code);
    await writeFile(path.join(dir, 'resident', `client.${version}.js`), `client ${version}`);
    await writeFile(path.join(dir, 'resident', `client.${version}.js.br`), `brotli ${version}`);
    await writeFile(path.join(dir, 'resident', `client.${version}.js.gz`), `gzip ${version}`);
    const resident = {
      client: `resident/client.${version}.js`,
      later: options.later ?? { proof: `resident/proof.${version}.js` },
      render: options.render ?? `resident/render.${version}.mjs`,
      renderHash,
    };
    const descriptor = { name: 'mf-public', title: 'Pages', shellSdk: '*', routes: [], navigation: [], resident };
    await writeFile(path.join(dir, 'remote.json'), JSON.stringify(descriptor));
    const entry = { name: 'mf-public', version, manifest: `${at}/mf-manifest.json`, descriptor: `${at}/remote.json` };
    await writeFile(remotesFile, JSON.stringify({ remotes: [entry] }));
  };
  return { staticDir: root, remotesFile, release, remove: () => rm(root, { recursive: true, force: true }) };
};
