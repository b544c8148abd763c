import { useLocation, useParams } from 'wouter';
import { EmptyList, ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { BackLink } from '#admin/shell/back-link.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { AgreementForm } from './agreement-form.tsx';
import './agreements.css';

const back = <BackLink href="/agreements">All agreements</BackLink>;

/** Editor of one text that clients sign, with its preview. */
export function AgreementScreen() {
  const { id } = useParams<{ id: string }>();
  const { data, error, isValidating, mutate } = useAnswer('GET /api/agreement-templates');
  const template = data?.find((one) => one.id === id);
  return (
    <Screen title={template?.name ?? 'Agreement'}>
      {back}
      {template ? (
        <AgreementForm
          key={template.id}
          template={template}
          onSaved={(saved) =>
            void mutate(
              data?.map((one) => (one.id === saved.id ? saved : one)),
              { revalidate: false },
            )
          }
        />
      ) : data ? (
        <EmptyList title="There is no such agreement" />
      ) : error && !isValidating ? (
        <ListFailure what="The agreement" failure={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton what="the agreement" />
      )}
    </Screen>
  );
}

export function NewAgreementScreen() {
  const { mutate } = useAnswer('GET /api/agreement-templates');
  const [, navigate] = useLocation();
  return (
    <Screen title="New agreement">
      {back}
      <AgreementForm
        template={undefined}
        onSaved={(saved) => {
          void mutate((data = []) => [...data, saved], { revalidate: false });
          navigate(`/agreements/${saved.id}`, { replace: true });
        }}
      />
    </Screen>
  );
}
