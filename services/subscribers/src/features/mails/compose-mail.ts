import type { Council } from '@folkmoot/contracts';
import {
  automaticHeaders,
  councilSender,
  type Mail,
  mailBranding,
  mailDocument,
  mailParagraphs,
  oneLine,
  unsubscribeHeaders,
} from '@folkmoot/service-kit';
import type { SubscriberMailKind } from '../../entities/mail';
import { type StoredSubscriber, type SubscriberLinks, tagIdsOf } from '../../entities/subscriber';
import { publicTags, type StoredTag } from '../../entities/tag';
import { mailWords } from './mail.messages';

const CONFIRM_DAYS = 7;
const DAY_MS = 86_400_000;

export interface ComposeTools {
  readonly links: SubscriberLinks;
  readonly productName: string;
  readonly publicOrigin: string;
}

interface ComposeMailInput {
  readonly kind: SubscriberMailKind;
  readonly subscriber: StoredSubscriber;
  readonly council: Council;
  readonly tags: readonly StoredTag[];
  readonly now: Date;
}

/** A message in the council's language and colours, with unsubscribe links and headers (RFC 8058). */
export const composeMail = (
  { kind, subscriber, council, tags, now }: ComposeMailInput,
  { links, productName, publicOrigin }: ComposeTools,
): Mail => {
  const ref = { councilId: council.id, subscriberId: subscriber.id };
  const words = mailWords(council.language);
  const { subject, title, text, action } = words[kind];
  const has = new Set(tagIdsOf(subscriber));
  const topics = publicTags(tags)
    .filter(({ id }) => has.has(id))
    .map(({ name }) => name);
  const preferences = links.preferences(ref);
  const expiresAt = new Date(now.getTime() + CONFIRM_DAYS * DAY_MS);
  const url = kind === 'confirm' ? links.confirm(ref, expiresAt) : preferences;
  const { branding } = council;
  const content = mailDocument({
    productName,
    council: mailBranding(council, publicOrigin),
    title: title(council.name),
    body: [
      ...mailParagraphs([text(council.name)]),
      ...(topics.length > 0 ? [{ kind: 'list', items: topics } as const] : []),
      ...mailParagraphs(words[kind].after),
      { kind: 'button', label: action, url },
    ],
    footer: [
      words.why(council.name),
      [
        { label: words.preferences, url: preferences },
        { label: words.unsubscribe, url: links.unsubscribe(ref) },
      ],
      branding.customFooter,
    ].filter((line) => line !== ''),
    language: council.language,
  });
  return {
    to: subscriber.email,
    subject: oneLine(subject(council.name)),
    ...content,
    ...councilSender(council),
    headers: { ...automaticHeaders, ...unsubscribeHeaders(links.oneClick(ref)) },
  };
};
