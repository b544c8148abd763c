import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { Button } from '#admin/shell/button.tsx';
import { FieldFault } from './field-fault.ts';
import { type PictureUse, type UploadedPicture, uploadPicture } from './upload-picture.ts';
import { useReportError } from './use-report-error.ts';
import './picture-field.css';

interface PictureUploadProps {
  /** Text of the button. */
  label: string;
  use?: PictureUse;
  onUploaded: (picture: UploadedPicture) => void;
}

/** Uploads a picture from this device to the site. */
export function PictureUpload({ label, use = 'article', onUploaded }: PictureUploadProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const report = useReportError();

  async function upload(file: File) {
    setPending(true);
    setFailure(undefined);
    try {
      onUploaded(await uploadPicture(file, use));
    } catch (error) {
      if (error instanceof FieldFault) setFailure(error.message);
      else {
        report(error);
        setFailure(failureText(error));
      }
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="admin-upload">
      <Button busy={pending} onClick={() => fileInput.current?.click()}>
        <ImageUp size={18} aria-hidden="true" />
        <span>{pending ? 'Uploading…' : label}</span>
      </Button>
      <input
        ref={fileInput}
        type="file"
        hidden
        aria-label={label}
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        // The form holds the URL, not the file.
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Otherwise choosing the same file again would fire no event.
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      {failure ? (
        <p className="admin-upload-failure" role="alert">
          {failure}
        </p>
      ) : null}
    </div>
  );
}
