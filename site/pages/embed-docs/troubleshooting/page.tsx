import {
  embedDocsConsole,
  embedDocsProblems,
  embedDocsTroubles,
} from '#domain/content/embed-docs.ts';
import { problemTypes } from '#domain/problem/problem.ts';
import { docsPage, EnglishDocsPage } from '../docs-page.tsx';

export const page = docsPage('troubleshooting', TroubleshootingPage, { isEnglish: true });

function TroubleshootingPage() {
  return (
    <EnglishDocsPage
      slug="troubleshooting"
      parts={[
        {
          id: 'troubleshooting',
          title: 'What you see',
          content: embedDocsTroubles.map(({ title, text }) => (
            <section key={title} className="docs-trouble">
              <h3>{title}</h3>
              <p>{text}</p>
            </section>
          )),
        },
        { id: 'console', title: 'What the console says', content: <ConsoleMessages /> },
        { id: 'answers', title: 'What the API answers', content: <Problems /> },
      ]}
    />
  );
}

const ConsoleMessages = () => (
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
);

const Problems = () => (
  <>
    <p>
      Widgets show these themselves. Problems are RFC 9457: branch on <code>code</code>, never on a
      text.
    </p>
    <dl className="docs-rows">
      {embedDocsProblems.map(({ code, text }) => (
        <div key={code}>
          <dt>
            <code>{code}</code>
          </dt>
          <dd>
            <p className="docs-type">
              {`${problemTypes[code].status}, “${problemTypes[code].title}”`}
            </p>
            <p>{text}</p>
          </dd>
        </div>
      ))}
    </dl>
  </>
);
