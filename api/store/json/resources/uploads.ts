import type { Operations } from '../../operations.ts';
import type { UploadStore } from '../../resources/uploads.ts';
import type { Files } from '../open-files.ts';

export function uploadStore({ uploads }: Files, operations: Operations): UploadStore {
  return {
    uploads: {
      find: (name) => operations.run(() => uploads.find(name)),
      add: (bytes, kind) => operations.run(() => uploads.add(bytes, kind)),
    },
  };
}
