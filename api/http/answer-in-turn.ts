import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Maximum number of requests of one connection that wait for an earlier answer. Browsers and
 * proxies never pipeline; `apt`, the client that still does, sends ten.
 */
export const WAITING_MAX = 16;

interface Turn {
  running: ServerResponse;
  waiting: Parameters<RequestListener>[];
}

const turns = new WeakMap<Socket, Turn>();

/**
 * A listener that answers the requests of a connection one after another. Node itself calls the
 * listener for every request in one read of 64 KB, some 900, and keeps all the answers in memory
 * while the client reads none. Closes a connection with more than `WAITING_MAX` waiting requests,
 * because pausing the reads would need Node's internals. Its client may resend what was not
 * answered (RFC 9112 §9.3.2).
 */
export function answerInTurn(listener: RequestListener): RequestListener {
  function answer(socket: Socket, turn: Turn, ...[request, response]: Parameters<RequestListener>) {
    turn.running = response;
    response.once('close', () => {
      const next = turn.waiting.shift();
      if (!next) turns.delete(socket);
      // Lets other connections go first; a chain of answers would keep them waiting.
      else setImmediate(() => !socket.destroyed && answer(socket, turn, ...next));
    });
    listener(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const turn = turns.get(socket);
    if (!turn) {
      const first: Turn = { running: response, waiting: [] };
      turns.set(socket, first);
      answer(socket, first, request, response);
    } else if (turn.waiting.length < WAITING_MAX) {
      turn.waiting.push([request, response]);
    } else {
      socket.destroy();
    }
  };
}

/** Whether a part of an answer has been sent on this connection and the rest has not. */
export function isAnswering(socket: Socket): boolean {
  const running = turns.get(socket)?.running;
  return running?.headersSent === true && !running.writableFinished;
}
