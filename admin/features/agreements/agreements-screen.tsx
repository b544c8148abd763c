import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { failureText } from '#admin/failure-text.ts';
import { EmptyList, ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { deleteAgreement, restoreAgreement } from './agreement-calls.ts';
import { AgreementCard } from './agreement-card.tsx';
import './agreements.css';

/** The texts that clients sign before the inspection. */
export function AgreementsScreen() {
  const { data, error, isValidating, mutate } = useAnswer('GET /api/agreement-templates');
  /** The id of the one that is being deleted. */
  const [pending, setPending] = useState<string>();

  async function restore(template: AgreementTemplate) {
    try {
      await restoreAgreement(template);
      showToast({ title: 'Success', description: `“${template.name}” is back` });
    } catch (failure) {
      showToast({ title: 'Not restored', description: failureText(failure), kind: 'destructive' });
    }
    void mutate();
  }

  async function remove(template: AgreementTemplate) {
    setPending(template.id);
    try {
      await deleteAgreement(template);
      showToast({
        title: 'Success',
        description: `“${template.name}” deleted. What was signed stays.`,
        action: {
          label: 'Undo',
          altText: 'Add the agreement again under Agreements',
          onAct: () => void restore(template),
        },
      });
    } catch (failure) {
      showToast({ title: 'Not deleted', description: failureText(failure), kind: 'destructive' });
    } finally {
      setPending(undefined);
      void mutate();
    }
  }

  return (
    <Screen
      title="Agreements"
      action={
        <Link className="ui-button admin-primary" href="/agreements/new">
          <Plus size={18} /> New agreement
        </Link>
      }
    >
      <p className="agreement-note">
        Each client is asked to sign the one in his language that names his kind of inspection, or
        else the one for all kinds. Without one, nobody is asked. Changes count for what is signed
        from then on.
      </p>
      {data?.length === 0 ? (
        <EmptyList title="No agreements">
          <p>Clients are not asked to sign anything until you add one.</p>
        </EmptyList>
      ) : data ? (
        <ul className="admin-cards">
          {data.map((template) => (
            <li key={template.id}>
              <AgreementCard
                template={template}
                busy={pending === template.id}
                onDelete={() => void remove(template)}
              />
            </li>
          ))}
        </ul>
      ) : error && !isValidating ? (
        <ListFailure what="The agreements" failure={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton what="agreements" />
      )}
    </Screen>
  );
}
