import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { ask, conversation, log, openChat, renderChat } from './testing/render-chat.tsx';

const goOn = () => page.getByRole('button', { name: 'Seguir en español' });

const answerTo = (text: RegExp) => expect.element(log().getByText(text)).toBeVisible();

describe('a question in Spanish on an English page', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (address: string) => {
      expect(address).toBe('https://inspector.example/embed/facts-es.json');
      return Response.json(defaultBusinessIn('es'));
    });
  });

  const apiBase = 'https://inspector.example';

  test('is answered in Spanish, with links to Spanish pages', async () => {
    const host = renderChat({ apiBase });
    await openChat();
    await ask('¿Cuánto cuesta una inspection de 2,500 sq ft?');
    await answerTo(/pies cuadrados cuesta desde/);
    const link = log().getByRole('link', { name: 'Cotizar al instante' });
    await expect.element(link).toHaveAttribute('href', `${apiBase}/es/instant-quote`);
    expect(link.element().closest('[lang]')?.getAttribute('lang')).toBe('es');
    await expectAccessible(host);
  });

  test('offers to go on in Spanish, which keeps the conversation and the focus', async () => {
    renderChat({ apiBase });
    await openChat();
    await ask('¿Cuánto dura?');
    await click(goOn());
    const spanish = page.getByRole('dialog', { name: 'Chat de ayuda' });
    await expect.element(spanish).toHaveAttribute('lang', 'es');
    await expect.element(page.getByRole('log', { name: 'Conversación' })).toHaveFocus();
    expect(conversation()).toHaveLength(3);
    expect(goOn().query()).toBeNull();
    await click(page.getByRole('button', { name: 'Cerrar el chat' }));
    await expect.element(page.getByRole('button', { name: /Escríbanos/ })).toHaveFocus();
  });

  test('leaves the answers in the order of the questions', async () => {
    renderChat({ apiBase });
    await openChat();
    await ask('¿Cuánto dura la inspección?');
    await ask('pool?');
    await vi.waitFor(() => expect(conversation()).toHaveLength(5));
    expect(conversation().slice(3)).toEqual([
      expect.stringMatching(/^Help: Depende del tamaño/),
      expect.stringMatching(/^Help: Yes, we inspect pools/),
    ]);
  });
});

test('Spanish is offered to whoever asks in English about it', async () => {
  vi.stubGlobal('fetch', async () => Response.json(defaultBusinessIn('es')));
  renderChat();
  await openChat();
  await ask('Do you speak Spanish?');
  await answerTo(/^Ask me in Spanish/);
  await expect.element(goOn()).toBeVisible();
});

test('a question in Spanish is answered in English when Spanish cannot be loaded', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  // A server whose Spanish no earlier chat has loaded.
  renderChat({ apiBase: 'https://down.example' });
  await openChat();
  await ask('¿Cuánto cuesta?');
  await answerTo(/^Ask me in Spanish.+call/);
  expect(goOn().query()).toBeNull();
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});
