import { createContext, use } from 'react';
import { defaultLocale } from '#domain/locale/locale.ts';
import { messageFrame } from '#domain/messages/message-frame.ts';

/** The language of the mail that is rendered. */
export const LocaleContext = createContext(defaultLocale);

export const useMessageFrame = () => messageFrame(use(LocaleContext));
