import { contrast, readableContrast } from '#domain/business/color.ts';
import { edgePairs, type Scheme, textPairs, visibleContrast } from '#ui/tokens/token-colors.ts';
import { colors, schemes } from './read-tokens.ts';

/** Swatches and all color pairs in use, in both schemes. */
export function Colors() {
  return (
    <>
      <h1 className="tokens-title">Color</h1>
      <div className="tokens-schemes">
        {schemes.map((scheme) => (
          <section
            key={scheme}
            className="tokens-scheme"
            aria-label={`${scheme} page`}
            style={{ colorScheme: scheme }}
          >
            <h2>{scheme === 'light' ? 'Light page' : 'Dark page'}</h2>
            <Swatches scheme={scheme} />
            <Pairs
              title={`Text: at least ${readableContrast}`}
              scheme={scheme}
              pairs={textPairs}
              least={readableContrast}
            />
            <Pairs
              title={`Edges and focus rings: at least ${visibleContrast}`}
              scheme={scheme}
              pairs={edgePairs}
              least={visibleContrast}
            />
          </section>
        ))}
      </div>
    </>
  );
}

function Swatches({ scheme }: { scheme: Scheme }) {
  return (
    <ul className="tokens-swatches">
      {[...colors].map(([name, value]) => (
        <li key={name}>
          <span className="tokens-swatch" style={{ background: value[scheme] }} />
          <code>--{name}</code>
          <span className="tokens-value">{value[scheme]}</span>
        </li>
      ))}
    </ul>
  );
}

interface PairsProps {
  title: string;
  scheme: Scheme;
  pairs: typeof textPairs;
  least: number;
}

function Pairs({ title, scheme, pairs, least }: PairsProps) {
  const hex = (name: string) => colors.get(name)?.[scheme] ?? '';
  return (
    <table className="tokens-pairs">
      <caption>{title}</caption>
      <tbody>
        {pairs.map(([front, back]) => {
          const ratio = contrast(hex(front), hex(back));
          const passes = ratio >= least;
          return (
            <tr key={`${front} ${back}`}>
              <td>
                <span
                  className="tokens-sample"
                  style={{ color: hex(front), background: hex(back) }}
                  aria-hidden="true"
                >
                  {least === readableContrast ? 'Aa' : <span className="tokens-edge" />}
                </span>
              </td>
              <th scope="row">
                {front} on {back}
              </th>
              <td data-passes={passes}>
                {ratio.toFixed(2)} {passes ? 'passes' : 'fails'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
