import { Fragment, type ReactNode } from 'react';

/** Cases of `tools/bare-texts.test.ts`, which lists the texts that are bare. */
interface FixtureProps {
  words: { hello: string };
  name: string;
  count: number;
  note: string | undefined;
  isOpen: boolean;
  children: ReactNode;
}

const Maybe = ({ isOpen }: { isOpen: boolean }) => (isOpen ? <b>open</b> : null);
const Always = () => <i />;
const Hello = ({ name }: { name: string }) => `Hello ${name}`;

export const Fixture = ({ words, name, count, note, isOpen, children }: FixtureProps) => (
  <>
    <p>{name}</p>
    <p>{isOpen ? name : null}</p>
    <p>{children}</p>
    <p>
      Call <a href="/">us</a> now, {words.hello} <Always /> at {24} hours
    </p>
    <p>
      <span>{name}</span> <Always /> <span>{`${count} times`}</span>
    </p>
    <p>Read {isOpen ? <b>this</b> : null}</p>
    <p>Hello {name}</p>
    <p>
      <Always />
      {count}
    </p>
    <p>
      <Always />
      {note}
    </p>
    <p>
      <Always />
      {isOpen && 'Open now'}
    </p>
    <p>
      <Always />
      {children}
    </p>
    <p>
      {isOpen ? <b>open</b> : null}
      fixed after what comes and goes
    </p>
    <p>
      <Maybe isOpen={isOpen} />
      {words.hello}
    </p>
    <Always />
    {isOpen ? <>in the element around it</> : null}
    <h1>
      <Hello name={name} />
    </h1>
    <Fragment key={name}>{name}</Fragment>
  </>
);
