type SessionNews = 'signed-in' | 'signed-out';

// A channel does not hear itself.
const channel = new BroadcastChannel('owner-session');

export const tellOtherTabs = (news: SessionNews): void => channel.postMessage(news);

/** Returns what stops listening. */
export function hearOtherTabs(listener: (news: SessionNews) => void): () => void {
  const onMessage = ({ data }: MessageEvent<SessionNews>) => listener(data);
  channel.addEventListener('message', onMessage);
  return () => channel.removeEventListener('message', onMessage);
}
