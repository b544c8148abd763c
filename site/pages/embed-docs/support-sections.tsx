import {
  embedDocsBrowsers,
  embedDocsConsole,
  embedDocsDeprecation,
  embedDocsProblems,
  embedDocsTroubles,
  embedDocsVersions,
} from '#domain/content/embed-docs.ts';
import { problemTypes } from '#domain/problem/problem.ts';
import { DocsSection, Paragraphs } from './docs-section.tsx';

/** How long things are supported, and what to do when something fails. */
export const SupportSections = () => (
  <>
    <DocsSection id="versions" title="Versions">
      <dl className="docs-rows">
        {embedDocsVersions.map(({ name, text }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>What may change</h3>
      <Paragraphs texts={embedDocsDeprecation} />
    </DocsSection>

    <DocsSection id="browsers" title="Browsers">
      <Paragraphs texts={embedDocsBrowsers} />
    </DocsSection>

    <DocsSection id="errors" title="Errors">
      <h3>In the console</h3>
      <dl className="docs-messages">
        {embedDocsConsole.map(({ message, cause, cure }) => (
          <div key={message}>
            <dt>
              <code>{message}</code>
            </dt>
            <dd>{cause}</dd>
            <dd>{cure}</dd>
          </div>
        ))}
      </dl>
      <h3>In the answers of the API</h3>
      <p>
        Widgets show these themselves. Problems are RFC 9457: branch on <code>code</code>, never on
        a text.
      </p>
      <dl className="docs-rows">
        {embedDocsProblems.map(({ code, text }) => (
          <div key={code}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>
              <p className="docs-type">
                {problemTypes[code].status}, “{problemTypes[code].title}”
              </p>
              <p>{text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </DocsSection>

    <DocsSection id="troubleshooting" title="Troubleshooting">
      {embedDocsTroubles.map(({ title, text }) => (
        <section key={title} className="docs-trouble">
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
    </DocsSection>
  </>
);
