import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { words as messagesEn } from '#domain/messages/texts/message-texts.en.ts';
import { words as messagesEs } from '#domain/messages/texts/message-texts.es.ts';
import { words as problemEn } from '#domain/problem/problem-words.en.ts';
import { words as problemEs } from '#domain/problem/problem-words.es.ts';
import { words as quoteEn } from '#domain/quote/quote.en.ts';
import { words as quoteEs } from '#domain/quote/quote.es.ts';
import { words as blogEn } from '#site/pages/blog/blog-page.en.ts';
import { words as blogEs } from '#site/pages/blog/blog-page.es.ts';
import { words as faqEn } from '#site/pages/faq/faq-page.en.ts';
import { words as faqEs } from '#site/pages/faq/faq-page.es.ts';
import { words as privacyEn } from '#site/pages/privacy/privacy-page.en.ts';
import { words as privacyEs } from '#site/pages/privacy/privacy-page.es.ts';
import { words as reviewsPageEs } from '#site/pages/reviews/reviews-page.es.ts';
import { words as bookingEn } from '#widgets/booking/booking-widget.en.ts';
import { words as bookingEs } from '#widgets/booking/booking-widget.es.ts';
import { words as chatEn } from '#widgets/chat/chat-widget.en.ts';
import { words as chatEs } from '#widgets/chat/chat-widget.es.ts';
import { words as reviewsEn } from '#widgets/reviews/reviews-widget.en.ts';
import { words as reviewsEs } from '#widgets/reviews/reviews-widget.es.ts';

/** A text with a count, for one and for two. */
const texts: readonly (readonly [(count: number) => string, string, string])[] = [
  [messagesEn.hours, '1 hour', '2 hours'],
  [messagesEs.hours, '1 hora', '2 horas'],
  [problemEn.seconds, '1 second', '2 seconds'],
  [problemEs.seconds, '1 segundo', '2 segundos'],
  [problemEn.minutes, '1 minute', '2 minutes'],
  [problemEs.minutes, '1 minuto', '2 minutos'],
  [quoteEn.structures, '1 structure', '2 structures'],
  [quoteEs.structures, '1 estructura', '2 estructuras'],
  [quoteEn.stories, '1 story', '2 stories'],
  [quoteEs.stories, '1 piso', '2 pisos'],
  [blogEn.count, '1 article', '2 articles'],
  [blogEs.count, '1 artículo', '2 artículos'],
  [faqEn.count, '1 question', '2 questions'],
  [faqEs.count, '1 pregunta', '2 preguntas'],
  [privacyEn.months, '1 month', '2 months'],
  [privacyEs.months, '1 mes', '2 meses'],
  [reviewsPageEs.shown, '1 reseña', '2 reseñas'],
  [(count) => bookingEn.openDays('May', count), 'May: 1 open day', 'May: 2 open days'],
  [
    (count) => bookingEs.openDays('mayo', count),
    'Mayo: 1 día disponible',
    'Mayo: 2 días disponibles',
  ],
  [bookingEn.timesFree, '1 time free', '2 times free'],
  [bookingEs.timesFree, '1 horario disponible', '2 horarios disponibles'],
  [chatEn.newAnswers, '1 new answer', '2 new answers'],
  [chatEs.newAnswers, '1 respuesta nueva', '2 respuestas nuevas'],
  [reviewsEn.count, '1 review', '2 reviews'],
  [reviewsEs.count, '1 reseña', '2 reseñas'],
  [(count) => reviewsEn.countOn(count, 'Google'), '1 review on Google', '2 reviews on Google'],
  [(count) => reviewsEs.countOn(count, 'Google'), '1 reseña en Google', '2 reseñas en Google'],
  [reviewsEn.shownHere, '1 review shown here', '2 reviews shown here'],
  [reviewsEs.shownHere, '1 reseña en esta página', '2 reseñas en esta página'],
];

test.each(texts)('%s says %j of one and %j of two', (text, one, two) => {
  expect([text(1), text(2)]).toEqual([one, two]);
});

describe('every catalog', () => {
  const catalogs = globSync('{domain,mail,site,ui,widgets}/**/*.{en,es}.ts', {
    cwd: new URL('..', import.meta.url),
  });
  const uses = (pattern: RegExp) =>
    catalogs.flatMap((file) => readFileSync(file, 'utf8').match(pattern) ?? []);

  test('words its counts by the rules of its language', () => {
    expect(catalogs.length).toBeGreaterThan(100);
    expect(uses(/count (===|!==|>) 1\b.*/g)).toEqual([]);
    for (const file of catalogs) {
      const [, language = ''] = /countedIn\('(\w+)'\)/.exec(readFileSync(file, 'utf8')) ?? [];
      if (language) expect(file).toContain(`.${language}.ts`);
    }
  });

  test('has its counts in the table above', () => {
    // One more words the hours of promises, which domain/business tests.
    expect(uses(/\bcounted\(count/g).length + uses(/\bcounted\(months/g).length).toBe(
      texts.length + 1,
    );
  });
});
