import { vi } from 'vitest';

/** One request that the browser would send by XMLHttpRequest, which a test lets go on, break or be answered. */
export class UploadRequest {
  static sent: UploadRequest[] = [];
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  url = '';
  body: File | undefined;
  status = 0;
  statusText = '';
  responseText = '';
  isAborted = false;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  #type = '';

  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => this.#type;
  send(body: File) {
    this.body = body;
    UploadRequest.sent.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  answer(status: number, json: object) {
    this.status = status;
    this.responseText = JSON.stringify(json);
    this.#type = status < 300 ? 'application/json' : 'application/problem+json';
    this.onload?.();
  }
}

/** Puts the requests of a test in place of the browser's, and returns them as they are sent. */
export function holdUploads(): UploadRequest[] {
  UploadRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  return UploadRequest.sent;
}
