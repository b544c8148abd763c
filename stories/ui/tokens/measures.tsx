import type { CSSProperties, ReactNode } from 'react';
import { tokensOf } from './read-tokens.ts';

export function Measures() {
  return (
    <>
      <h1 className="tokens-title">Type, space, radius, motion</h1>
      <Rows title="Type" prefix="text-">
        {(token) => (
          <span style={{ fontSize: token }}>The report is in your inbox before dinner.</span>
        )}
      </Rows>
      <Rows title="Space" prefix="space-">
        {(token) => <span className="tokens-bar" style={{ width: token }} />}
      </Rows>
      <Rows title="Radius" prefix="radius">
        {(token) => <span className="tokens-box" style={{ borderRadius: token }} />}
      </Rows>
      <Rows title="Shadow" prefix="shadow">
        {(token) => <span className="tokens-box" style={{ boxShadow: token }} />}
      </Rows>
      <Rows title="Motion" prefix="motion">
        {(token) => (
          <button type="button" className="tokens-moving" style={cssVars({ '--pace': token })}>
            <span className="tokens-box" />
            Point here
          </button>
        )}
      </Rows>
    </>
  );
}

const cssVars = (vars: Record<`--${string}`, string>) => vars as CSSProperties;

interface RowsProps {
  title: string;
  prefix: string;
  /** Renders an example of `var(--…)`. */
  children: (token: string) => ReactNode;
}

function Rows({ title, prefix, children }: RowsProps) {
  return (
    <section className="tokens-scheme tokens-rows">
      <h2>{title}</h2>
      <dl>
        {tokensOf(prefix).map(({ name, value }) => (
          <div key={name}>
            <dt>
              <code>--{name}</code>
              <span className="tokens-value">{value}</span>
            </dt>
            <dd>{children(`var(--${name})`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
