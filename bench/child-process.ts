import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Runs the program at `url` in a process of its own, so that it takes no time from its parent. */
export function startChild(url: URL, args: readonly string[] = []) {
  const child = fork(url, args, { stdio: 'inherit' });
  return {
    /** Resolves to the next message. Rejects when the process ends before. */
    message: <T>() =>
      new Promise<T>((resolve, reject) => {
        const fail = () => reject(new Error(`${url.pathname} ended without an answer.`));
        child.once('exit', fail).once('message', (message) => {
          child.off('exit', fail);
          resolve(message as T);
        });
      }),
    send: (message: object | string) => void child.send(message),
    /** Disconnects, on which the process ends by itself. */
    async end() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
