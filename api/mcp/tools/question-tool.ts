import * as z from 'zod/mini';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { defineTool, described, hints, toolArguments } from '#api/mcp/tool.ts';
import { answerTo } from '#domain/chat/answer.ts';
import { isPage } from '#domain/chat/chat-actions.ts';
import { CHAT_MESSAGE_MAX } from '#domain/chat/chat-message.ts';
import { languageOf } from '#domain/chat/message-language.ts';
import { searchFaq } from '#domain/content/faq/search-faq.ts';
import { localeField } from '#domain/locale/locale.schema.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { requiredText } from '#domain/validation/fields.ts';

export const questionTool = ({
  publicUrl,
  business,
}: Pick<RouteDependencies, 'publicUrl' | 'business'>) =>
  defineTool({
    name: 'ask_question',
    title: 'Ask a question',
    description:
      'Answers a question about inspections, prices, times, the area served, the report or payment, with the FAQ entries that fit best. The answers are the business’s own texts.',
    annotations: hints.reads,
    input: toolArguments({
      question: described(
        requiredText(CHAT_MESSAGE_MAX, 'Please ask a question'),
        'In English or Spanish; the answer is in the same language',
      ),
      locale: described(
        localeField,
        'The language of question and answer, if its words do not show it',
      ),
    }),
    output: z.object({
      answer: z.string(),
      /** False if nothing fits the question; `answer` then says whom to ask. */
      understood: z.boolean(),
      links: z.array(z.object({ label: z.string(), url: z.string() })),
      faq: z.array(z.object({ question: z.string(), answer: z.string(), url: z.string() })),
    }),
    run({ input: { question, locale = languageOf(question) ?? defaultLocale } }) {
      const shown = business.current(locale);
      const urlOf = (path: string) => publicUrl + addressIn(locale, path);
      const { intent, text, actions } = answerTo(question, shown);
      return {
        answer: text,
        understood: intent !== 'fallback',
        links: actions.map(({ label, href }) => {
          return { label, url: isPage(href) ? urlOf(href) : href };
        }),
        faq: searchFaq(question, shown).map((item) => ({
          question: item.question,
          answer: item.answer,
          url: `${urlOf('/faq')}#${item.id}`,
        })),
      };
    },
  });
