import { useEffect, useRef } from 'react';
import type { MessageContent } from '#domain/messages/message-content.ts';
import { renderMail } from '#mail/entry-server.tsx';

interface MailFrameProps {
  content: MessageContent;
  /** `auto` is the reader's system setting. */
  theme: 'auto' | 'light' | 'dark';
}

/** A frame does not inherit the color scheme of the page around it. */
const media = { auto: '(prefers-color-scheme:dark)', light: 'not all', dark: 'all' };

/** A mail as a mail program shows it: its own document in full height. Its scripts would run. */
export function MailFrame({ content, theme }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const fit = () => {
      const height = current.contentDocument?.documentElement?.getBoundingClientRect().height;
      if (height) current.style.height = `${Math.ceil(height)}px`;
    };
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    current.addEventListener('load', fit);
    return () => {
      observer.disconnect();
      current.removeEventListener('load', fit);
    };
  }, []);

  return (
    <iframe
      ref={frame}
      title={content.subject}
      srcDoc={renderMail(content).replace(media.auto, media[theme])}
      style={{ display: 'block', width: '100%', border: 0 }}
    />
  );
}
