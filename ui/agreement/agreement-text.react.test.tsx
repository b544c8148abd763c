import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { agreementBlocks } from '#domain/agreements/agreement-blocks.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { AgreementText } from './agreement-text.tsx';
import './agreement-text.css';

describe('the text of an agreement', () => {
  it('has headings below those of the page, styles, lists and a table with named rows', async () => {
    const blocks = agreementBlocks(
      '# Agreement\n\nFor **Ana** and *Bo*\n\n## Limits\n\n- Roof\n- Attic\n\n| Service | Fee |\n| --- | --- |\n| Pool | $125.50 |',
    );
    const { host } = renderInHost(
      <div>
        <h1>Your appointment</h1>
        <AgreementText blocks={blocks} level={2} />
      </div>,
      { width: 320 },
    );
    await expect.element(page.getByRole('heading', { name: 'Agreement', level: 2 })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Limits', level: 3 })).toBeVisible();
    expect(host.querySelector('strong')?.textContent).toBe('Ana');
    expect(host.querySelector('em')?.textContent).toBe('Bo');
    expect(page.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(page.getByRole('rowheader', { name: 'Pool' })).toBeVisible();
    await expectAccessible(host);
    expect(host.scrollWidth).toBe(320);
  });

  it('shows markup that somebody typed as text', () => {
    const { host } = renderInHost(
      <AgreementText
        blocks={agreementBlocks('<img src=x onerror=alert(1)> [a](javascript:b)')}
        level={2}
      />,
    );
    expect(host.querySelectorAll('img, a')).toHaveLength(0);
    expect(host.textContent).toContain('<img src=x onerror=alert(1)>');
  });
});
