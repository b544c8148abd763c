import { describe, expect, it } from 'vitest';
import { inlinePictures, needsText, withPictureText } from './inline-pictures.ts';

const alt = (text: string) => ({ alt: text, isDecorative: false });
const decorative = { alt: '', isDecorative: true };

describe('the pictures of an article', () => {
  it.each([
    ['![A slab](/a.webp)', { address: '/a.webp', ...alt('A slab') }, false],
    ['![](/a.webp)', { address: '/a.webp', ...alt('') }, true],
    ['![ ](/a.webp)', { address: '/a.webp', ...alt(' ') }, true],
    ['![](/a.webp "decorative")', { address: '/a.webp', ...decorative }, false],
    ['![](/a.webp "A title")', { address: '/a.webp', ...alt('') }, true],
    ['![A \\[note\\]](/a.webp)', { address: '/a.webp', ...alt('A [note]') }, false],
  ])('%s', (content, expected, isMissing) => {
    const [found, ...others] = inlinePictures(`Before.\n\n${content}\n`);
    expect(found).toEqual(expected);
    expect(others).toEqual([]);
    expect(found && needsText(found)).toBe(isMissing);
  });

  it('are not found in code and links', () => {
    expect(
      inlinePictures('`![](/a.webp)` [A link](/b)\n\n```\n![](/c.webp)\n```\n\n![B](/d.webp)'),
    ).toMatchObject([{ address: '/d.webp' }]);
  });
});

describe('the text of a picture is changed', () => {
  const content = 'One ![](/a.webp) two `![](/x.webp)` ![Old](/b.webp "Title") end';

  it.each([
    [0, alt('A slab'), 'One ![A slab](/a.webp) two `![](/x.webp)` ![Old](/b.webp "Title") end'],
    [0, decorative, 'One ![](/a.webp "decorative") two `![](/x.webp)` ![Old](/b.webp "Title") end'],
    [1, alt('[New]'), 'One ![](/a.webp) two `![](/x.webp)` ![\\[New\\]](/b.webp "Title") end'],
    [2, alt('Nothing'), content],
  ])('of number %i to %j', (index, text, expected) => {
    expect(withPictureText(content, index, text)).toBe(expected);
  });

  it('and back from decoration', () => {
    const marked = withPictureText('![](/a.webp)', 0, decorative);
    expect(withPictureText(marked, 0, alt('A slab'))).toBe('![A slab](/a.webp)');
  });
});
