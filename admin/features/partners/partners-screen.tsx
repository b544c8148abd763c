import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'wouter';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { ListSection } from '#admin/lists/list-section.tsx';
import { SearchBox } from '#admin/lists/search-box.tsx';
import { useListPosition } from '#admin/lists/use-list-position.ts';
import { usePagedList } from '#admin/lists/use-paged-list.ts';
import { Button } from '#admin/shell/button.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { fillText } from '#domain/business/text-block.ts';
import type { PartnerWithLeads, StoredPartner } from '#domain/partners/partner.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { withWords } from '#ui/lazy.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { deletePartner } from './partner-calls.ts';
import { PartnerCard } from './partner-card.tsx';
import { PartnerDialog } from './partner-dialog.tsx';
import { UnknownPartnersPanel } from './unknown-partners.tsx';
import './partners.css';

const PAGE_SIZE = 50;
const NOTE =
  'Leads are counted, never paid for. In {{lawState}} an inspector may not give or take anything for a referral (22 TAC §535.220).';

/** The open dialog. */
type OpenDialog =
  | { dialog: 'edit'; partner: Partial<StoredPartner> }
  | { dialog: 'delete' | 'snippet'; partner: PartnerWithLeads };

const SnippetDialog = lazy(async () => ({
  default: (await withWords(import('./snippet-dialog.tsx'))).SnippetDialog,
}));

export function PartnersScreen() {
  const business = useBusiness();
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.trim() ?? '';
  const list = usePagedList('GET /api/partners', { limit: PAGE_SIZE, search }, useListPosition());
  const unknown = useAnswer('GET /api/partners/unknown');
  const [opened, setOpened] = useState<OpenDialog>();
  const onSearch = (text: string) => setParams(text ? { search: text } : {}, { replace: true });
  const close = () => setOpened(undefined);

  function finish(description: string) {
    close();
    list.refresh();
    void unknown.mutate();
    showToast({ title: 'Success', description });
  }

  return (
    <Screen
      title="Partners"
      action={
        <Button kind="primary" onClick={() => setOpened({ dialog: 'edit', partner: {} })}>
          <Plus size={18} /> New partner
        </Button>
      }
    >
      <p className="partner-note">{fillText(NOTE, business)}</p>
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
        empty={<p>Add the agents who show your widgets to see which leads come from whom.</p>}
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
          onSaved={() => finish(opened.partner.id ? 'Partner saved' : 'Partner added')}
          onClose={close}
        />
      ) : null}
      {opened?.dialog === 'delete' ? (
        <ConfirmDialog
          title="Delete partner"
          question={`Are you sure you want to delete ${opened.partner.name}? Their widgets keep working, and their leads stay.`}
          confirm="Delete partner"
          onConfirm={async () => {
            await deletePartner(opened.partner);
            finish('Partner deleted');
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
