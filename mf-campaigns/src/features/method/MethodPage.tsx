import { type MethodPart, methodPath } from '@folkmoot/question-types/core';
import { useLocation, usePageTitle } from '@folkmoot/shell-sdk';
import { Page, PageHeader, TextLink } from '@folkmoot/ui';
import { useEffect, useMemo } from 'react';
import { type MethodExamples, methodExamples } from './examples.domain';
import { messages } from './method.messages';
import classes from './method.module.css';
import { methodParts, sources } from './sources';

const Contents = () => (
  <nav className={classes.contents} aria-label={messages.contents}>
    <p className={classes.heading}>{messages.contents}</p>
    <ol>
      {methodParts.map((part) => (
        <li key={part}>
          <TextLink to={methodPath(part)} inherit>
            {messages.parts[part].title}
          </TextLink>
        </li>
      ))}
    </ol>
  </nav>
);

const Part = ({ part, examples }: { part: MethodPart; examples: MethodExamples }) => {
  const { title, text, formulas, example } = messages.parts[part];
  return (
    <section id={part} className={classes.part} aria-labelledby={`${part}-title`} tabIndex={-1}>
      <h2 id={`${part}-title`}>{title}</h2>
      <p>{text}</p>
      {formulas.length > 0 && (
        <>
          <h3>{messages.formula}</h3>
          <ul className={classes.formulas}>
            {formulas.map((formula) => (
              <li key={formula}>{formula}</li>
            ))}
          </ul>
        </>
      )}
      <h3>{messages.example}</h3>
      <p className={classes.example}>{example(examples)}</p>
      <h3>{messages.sources}</h3>
      <ul className={classes.sources} lang="en">
        {sources[part].map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
};

/** The browser looks for the part of the address before the page is loaded, so the page goes there itself. */
const useScrollToPart = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    const part = document.getElementById(hash.slice(1));
    part?.scrollIntoView?.();
    part?.focus({ preventScroll: true });
  }, [hash]);
};

/** /dashboard/reports/method: how each figure of a report is computed. */
export const MethodPage = () => {
  usePageTitle(messages.title);
  useScrollToPart();
  const examples = useMemo(methodExamples, []);
  return (
    <Page>
      <PageHeader title={messages.title} description={messages.description} />
      <div className={classes.layout}>
        <Contents />
        <article className={classes.article}>
          {methodParts.map((part) => (
            <Part key={part} part={part} examples={examples} />
          ))}
        </article>
      </div>
    </Page>
  );
};
