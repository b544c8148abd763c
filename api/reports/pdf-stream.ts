import type { IncomingMessage } from 'node:http';
import { ApiProblem } from '#api/http/api-problem.ts';
import { bodyTooLarge } from '#api/http/body-problem.ts';
import { PdfCheck } from './pdf-check.ts';

/** 50 MB: a report with several hundred pictures. */
export const REPORT_BYTES_MAX = 50 * 1024 * 1024;

const notPdf = () =>
  new ApiProblem('unsupported_media_type', {
    detail: 'This file is not a PDF, or not a whole one.',
  });

/**
 * The body of an upload, checked to be a whole PDF while it arrives: nothing of it is unpacked or kept. Throws
 * `body_too_large`, `unsupported_media_type` or, for a line that broke, `malformed_body`.
 */
export async function* pdfStream(request: IncomingMessage): AsyncGenerator<Buffer, void> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > REPORT_BYTES_MAX) throw bodyTooLarge(REPORT_BYTES_MAX / 1024);
  const check = new PdfCheck();
  let size = 0;
  try {
    // Not destroyed when it is left, because the connection must still carry the answer.
    for await (const next of request.iterator({ destroyOnReturn: false })) {
      const chunk = next as Buffer;
      size += chunk.length;
      if (size > REPORT_BYTES_MAX) throw bodyTooLarge(REPORT_BYTES_MAX / 1024);
      check.add(chunk);
      if (!check.mayBePdf) throw notPdf();
      yield chunk;
    }
  } catch (cause) {
    if (cause instanceof ApiProblem) throw cause;
    throw new ApiProblem('malformed_body', {}, {}, { cause });
  }
  if (!check.isWhole) throw notPdf();
}
