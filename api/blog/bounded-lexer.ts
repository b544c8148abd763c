import { Lexer, type Token, Tokenizer, type Tokens, type TokensList } from 'marked';
import { NestingError } from './nesting-error.ts';

/** Levels of quotes and lists, and of links and emphasis. Each costs a recursion in the parser. */
export const NESTING_MAX = 20;

/** Characters before the @ of an address that becomes a link (RFC 5321 §4.5.3.1.1). */
const LOCAL_PART_MAX = 64;

/** At each character the library looks for an @ until the end of the word, which is quadratic. */
const text = new RegExp(
  Lexer.rules.inline.gfm.text.source.replaceAll('+@)', `{1,${LOCAL_PART_MAX}}@)`),
);

class BoundedTokenizer extends Tokenizer {
  override inlineText(src: string): Tokens.Text | undefined {
    const { rules } = this;
    // The lexer sets the rules after construction.
    if (rules.inline.text !== text) this.rules = { ...rules, inline: { ...rules.inline, text } };
    return super.inlineText(src);
  }
}

/** Marked's lexer; throws `NestingError` beyond `NESTING_MAX` levels. */
export class BoundedLexer extends Lexer {
  // The text itself is not a level.
  #depth = -1;

  constructor() {
    super({ gfm: true, tokenizer: new BoundedTokenizer() });
  }

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(
    src: string,
    tokens?: TokensList,
    lastParagraphClipped?: boolean,
  ): TokensList;
  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[] {
    return this.#nested(() => super.blockTokens(src, tokens, lastParagraphClipped));
  }

  override inlineTokens(src: string, tokens?: Token[]): Token[] {
    return this.#nested(() => super.inlineTokens(src, tokens));
  }

  #nested(tokenize: () => Token[]): Token[] {
    if (this.#depth === NESTING_MAX) throw new NestingError('Nested too deep');
    this.#depth += 1;
    const tokens = tokenize();
    this.#depth -= 1;
    return tokens;
  }
}
