import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import useSWR from 'swr';
import { useSearchParams } from 'wouter';
import { ConfirmDialog } from '#admin/edits/confirm-dialog.tsx';
import { ListSection } from '#admin/lists/list-section.tsx';
import { SearchBox } from '#admin/lists/search-box.tsx';
import { useOwnerList } from '#admin/lists/use-owner-list.ts';
import { Screen } from '#admin/shell/screen.tsx';
import type {
  KeptPartner,
  PartnerWithLeads,
  UnknownPartners,
} from '#domain/partners/partner.schema.ts';
import { callApi } from '#widgets/core/api/api-client.ts';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { deletePartner } from './partner-calls.ts';
import { PartnerCard } from './partner-card.tsx';
import { PartnerDialog } from './partner-dialog.tsx';
import { UnknownPartnersPanel } from './unknown-partners.tsx';
import './partners.css';

const PAGE_SIZE = 20;

/** What is open over the list. */
type Opened =
  | { dialog: 'edit'; partner: Partial<KeptPartner> }
  | { dialog: 'delete' | 'snippet'; partner: PartnerWithLeads };

const SnippetDialog = lazy(async () => ({
  default: (await import('./snippet-dialog.tsx')).SnippetDialog,
}));

export function PartnersScreen() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.trim() ?? '';
  const list = useOwnerList<PartnerWithLeads>('partners', { limit: PAGE_SIZE, search });
  const unknown = useSWR('partners/unknown', (path) => callApi<UnknownPartners>('', path));
  const [opened, setOpened] = useState<Opened>();
  const onSearch = (text: string) => setParams(text ? { search: text } : {}, { replace: true });
  const close = () => setOpened(undefined);

  function done(description: string) {
    close();
    list.refresh();
    void unknown.mutate();
    showToast({ title: 'Success', description });
  }

  return (
    <Screen
      title="Partners"
      action={
        <button
          type="button"
          className="ui-button admin-primary"
          onClick={() => setOpened({ dialog: 'edit', partner: {} })}
        >
          <Plus size={18} /> New partner
        </button>
      }
    >
      <p className="partner-note">
        Leads are counted, never paid for: a Texas inspector gives and takes nothing for a referral
        (22 TAC §535.220).
      </p>
      <SearchBox
        search={search}
        onSearch={onSearch}
        label="Search partners by name or slug"
        placeholder="Name or slug"
      />
      <ListSection
        list={list}
        nouns={['partner', 'partners']}
        search={search}
        onClearSearch={() => onSearch('')}
        empty={<p>Add the agents who show your widgets, to see what comes from whom.</p>}
        card={(partner) => (
          <PartnerCard
            partner={partner}
            onSnippet={() => setOpened({ dialog: 'snippet', partner })}
            onEdit={() => setOpened({ dialog: 'edit', partner })}
            onDelete={() => setOpened({ dialog: 'delete', partner })}
          />
        )}
      />
      {unknown.data ? (
        <UnknownPartnersPanel
          unknown={unknown.data}
          onAdd={(slug) => setOpened({ dialog: 'edit', partner: { slug } })}
        />
      ) : null}
      {opened?.dialog === 'edit' ? (
        <PartnerDialog
          partner={opened.partner}
          onSaved={() => done(opened.partner.id ? 'Partner saved' : 'Partner added')}
          onClose={close}
        />
      ) : null}
      {opened?.dialog === 'delete' ? (
        <ConfirmDialog
          title="Delete partner"
          question={`Are you sure you want to delete ${opened.partner.name}? Their widgets go on working, and their leads stay.`}
          confirm="Delete partner"
          onConfirm={async () => {
            await deletePartner(opened.partner);
            done('Partner deleted');
          }}
          onClose={close}
        />
      ) : null}
      {opened?.dialog === 'snippet' ? (
        <Suspense fallback={null}>
          <SnippetDialog partner={opened.partner} partners={list.items ?? []} onClose={close} />
        </Suspense>
      ) : null}
    </Screen>
  );
}
