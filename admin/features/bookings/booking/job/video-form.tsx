import { ChevronDown } from 'lucide-react';
import { EditForm } from '#admin/forms/edit-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { TextField } from '#ui/form/field.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { setVideo } from './job-calls.ts';
import type { JobPartProps } from './use-job.ts';

const label = 'Address of the video';

/** A video at another service, shown with the report. */
export function VideoForm({ booking, job, onSaved }: JobPartProps) {
  const form = useEditForm<PresentedJob>({
    start: valuesOf(job),
    revision: job.revision,
    send: ({ video = '' }) => setVideo(booking.id, video.trim()),
    onSaved(saved) {
      form.restart(valuesOf(saved), saved.revision);
      onSaved(saved);
      showToast({
        title: saved.video ? 'Video saved' : 'Video removed',
        description: saved.video
          ? 'The client sees it with the report.'
          : 'Only the report is left.',
      });
    },
  });
  return (
    <details className="admin-details">
      <summary>
        <ChevronDown size={18} />
        <span>{job.video ? 'Video of the inspection' : 'Add a video'}</span>
      </summary>
      {job.video ? (
        <p>
          <a href={job.video} target="_blank" rel="noreferrer">
            Watch it
          </a>
        </p>
      ) : null}
      <EditForm
        form={form}
        label="Video"
        labels={{ video: label }}
        valuesOf={valuesOf}
        save="Save video"
      >
        <TextField
          form={form.state}
          name="video"
          label={label}
          hint="Begins with https://"
          inputMode="url"
          wide
        />
      </EditForm>
    </details>
  );
}

const valuesOf = ({ video = '' }: PresentedJob) => ({ video });
