type SessionMessage = 'signed-in' | 'signed-out';

/** Messages reach the other tabs, not the one that posts. */
const channel = new BroadcastChannel('owner-session');

export const postSessionMessage = (message: SessionMessage): void => channel.postMessage(message);

/** Returns the function that unsubscribes. */
export function onSessionMessage(listener: (message: SessionMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<SessionMessage>) => listener(data);
  channel.addEventListener('message', onMessage);
  return () => channel.removeEventListener('message', onMessage);
}
