import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useReportFailure } from '#admin/edits/use-report-failure.ts';
import { failureText } from '#admin/failure-text.ts';
import { callApi } from '#widgets/core/api/api-client.ts';
import { shrinkPicture } from './shrink-picture.ts';

interface PictureUploadProps {
  /** What the button says. */
  label: string;
  /** Called with the address at which everybody can load the picture from now on. */
  onUploaded: (url: string) => void;
}

const NO_PICTURE = 'Choose a PNG, JPEG or WebP picture';

/** Chooses a picture on this device and keeps it on the site. */
export function PictureUpload({ label, onUploaded }: PictureUploadProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const report = useReportFailure();

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
      <button
        type="button"
        className="ui-button admin-quiet"
        aria-disabled={pending}
        onClick={() => {
          if (!pending) chooser.current?.click();
        }}
      >
        <ImageUp size={18} />
        {pending ? 'Uploading…' : label}
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={label}
        accept="image/png,image/jpeg,image/webp"
        // The form keeps texts; the file becomes one when it has been uploaded.
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after a failure.
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
