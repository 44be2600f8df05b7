import { html } from '@folkmoot/documents/html';
import type { LinkView } from './read-sign-in-link.use-case';
import { askFirstPage as texts } from './sign-in.messages';

const style =
  ':root{color-scheme:light dark}body{margin:0;padding:48px 16px;font:1.125rem/1.5 system-ui,sans-serif}main{max-width:30rem;margin:0 auto}h1{font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}button{font:inherit;font-weight:600;min-height:44px;padding:8px 20px;border:0;border-radius:8px;background:#1d4ed8;color:#fff;cursor:pointer;overflow-wrap:anywhere}a{display:inline-block;margin-left:16px;padding:10px 0}';

/** "Sign in as A?" for browsers without script. The form posts the code again, with the answer. */
export const askFirstPage = (code: string, { account, signedInAs }: LinkView): string =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title}</title><style>${style}</style></head><body><main><h1>${texts.question(account)}</h1><p>${signedInAs ? texts.other(signedInAs) : texts.text}</p><form method="post" action="/auth?code=${encodeURIComponent(code)}"><input type="hidden" name="confirm" value="yes"><button type="submit">${texts.yes(account)}</button><a href="/">${texts.no}</a></form></main></body></html>`
    .text;
