import { Link } from 'wouter';
import { EditForm } from '#admin/forms/edit-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { Part } from '#admin/shell/part.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import {
  type PaymentTime,
  paymentTimes,
  type StoredJobSettings,
} from '#domain/jobs/job-settings.ts';
import { useBusiness } from '#ui/business.tsx';
import { CheckField, SelectField, TextField } from '#ui/form/field.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { jobSettingsValues, saveJobSettings } from './job-settings-calls.ts';

/** How the owner's jobs run: payment, agreement, the client's page and fees. */
export function JobsScreen() {
  const { data, error, isValidating, mutate } = useAnswer('GET /api/job-settings');
  return (
    <Screen title="Jobs">
      {data ? (
        <JobSettingsForm
          stored={data}
          onSaved={(saved) => void mutate(saved, { revalidate: false })}
        />
      ) : error && !isValidating ? (
        <ListFailure what="The settings" failure={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton what="the settings" />
      )}
    </Screen>
  );
}

const labels = {
  paymentTime: 'Payment is due',
  linkMonths: 'Months for which clients can open their page',
  signWhenBooking: 'Ask for the signature right after booking',
  noShowFee: 'No-show fee, in dollars',
  lateCancellationFee: 'Late cancellation fee, in dollars',
};

const timeTexts: Readonly<Record<PaymentTime, string>> = {
  booking: 'With the booking; the report opens when it is paid',
  inspection: 'At the inspection; the report opens when it is paid',
  report: 'Before the report opens',
  closing: 'At closing; the report opens before it is paid',
};

const timeOptions = paymentTimes.map((value) => ({ value, label: timeTexts[value] }));

interface JobSettingsFormProps {
  stored: StoredJobSettings;
  onSaved: (saved: StoredJobSettings) => void;
}

function JobSettingsForm({ stored, onSaved }: JobSettingsFormProps) {
  const { words } = useBusiness();
  const form = useEditForm<StoredJobSettings>({
    draft: 'job-settings',
    start: jobSettingsValues(stored),
    revision: stored.revision,
    send: saveJobSettings,
    onSaved(saved) {
      form.restart(jobSettingsValues(saved), saved.revision);
      onSaved(saved);
      showToast({ title: 'Settings saved', description: 'They apply to every open job.' });
    },
  });
  const { state } = form;
  return (
    <Part
      title="From booking to report"
      lead="What your clients sign and pay, and when they read the report."
    >
      <EditForm
        form={form}
        label="Jobs"
        labels={labels}
        valuesOf={jobSettingsValues}
        onAcceptCurrent={onSaved}
        save="Save settings"
      >
        <SelectField
          form={state}
          name="paymentTime"
          label={labels.paymentTime}
          options={timeOptions}
          required
          wide
        />
        <TextField
          form={state}
          name="linkMonths"
          label={labels.linkMonths}
          hint="1 to 120, counted from the appointment; the report is there as long"
          inputMode="numeric"
          required
          wide
        />
        <div className="ui-field ui-wide">
          <CheckField form={state} name="signWhenBooking" label={labels.signWhenBooking} />
          <p className="ui-message">
            Clients can sign at any time on their page. What they sign is under{' '}
            <Link href="/agreements">Agreements</Link>.
          </p>
        </div>
        <TextField
          form={state}
          name="noShowFee"
          label={labels.noShowFee}
          hint="Filled in when you mark a no-show; empty for none"
          inputMode="decimal"
          wide
        />
        <TextField
          form={state}
          name="lateCancellationFee"
          label={labels.lateCancellationFee}
          hint={`Filled in when you mark a cancellation less than ${words.noticeTime} before the start; empty for none`}
          inputMode="decimal"
          wide
        />
      </EditForm>
    </Part>
  );
}
