import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { Button } from '#admin/shell/button.tsx';
import { callApi } from '#client/call-api.ts';
import { shrinkPicture } from './shrink-picture.ts';

interface PictureUploadProps {
  /** Text of the button. */
  label: string;
  /** Called with the public URL of the picture. */
  onUploaded: (url: string) => void;
}

const NO_PICTURE = 'Choose a PNG, JPEG, WebP or SVG picture';

/** Uploads a picture from this device to the site. */
export function PictureUpload({ label, onUploaded }: PictureUploadProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const report = useReportError();

  async function upload(file: File) {
    setPending(true);
    setFailure(undefined);
    try {
      const body = await shrinkPicture(file).catch(() => undefined);
      if (!body) return setFailure(NO_PICTURE);
      const { url } = await callApi<{ url: string }>('', 'blog/images', { method: 'POST', body });
      onUploaded(url);
    } catch (error) {
      report(error);
      setFailure(failureText(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="blog-upload">
      <Button busy={pending} onClick={() => fileInput.current?.click()}>
        <ImageUp size={18} />
        {pending ? 'Uploading…' : label}
      </Button>
      <input
        ref={fileInput}
        type="file"
        hidden
        aria-label={label}
        accept="image/png,image/jpeg,image/webp"
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
        <p className="blog-upload-failure" role="alert">
          {failure}
        </p>
      ) : null}
    </div>
  );
}
