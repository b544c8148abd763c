import { CalendarDays, Inbox, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { failureText } from '#admin/failure-text.ts';
import { countText } from '#admin/lists/count-text.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { type FoundLeads, foundGroups } from './found-leads.ts';
import { useLeadSearch } from './use-lead-search.ts';
import './lead-search.css';

const icons = { Requests: Inbox, Bookings: CalendarDays } as const;

/**
 * Finds requests and bookings and opens one: a combobox with a list (ARIA Authoring Practices), whose
 * active option the arrow keys change and Enter opens, while the focus stays in the field.
 */
export function LeadSearchDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const { search, found, busy, failure } = useLeadSearch(typed);
  const groups = found ? foundGroups(found, search) : [];
  const options = groups.flatMap((group) => group.options);
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, options.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = options.length > 0 ? optionId(active) : undefined;

  // After the dialog's own effect, which gives the focus to its first button.
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[active];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setChosen((active + step + options.length) % options.length);
    } else if (event.key === 'Enter' && option && !busy) {
      event.preventDefault();
      navigate(option.href);
      onClose();
    }
  }

  return (
    <Dialog title="Search" onClose={onClose}>
      <div className="admin-search lead-search">
        <Search size={20} />
        <input
          ref={input}
          className="ui-control"
          role="combobox"
          aria-label="Search requests and bookings"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          placeholder="Name, phone or address"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="lead-search-status" role="status">
        {statusText(found, { typed, busy })}
      </p>
      <Alert>{failure ? failureText(failure) : undefined}</Alert>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Found requests and bookings"
        aria-busy={busy}
        className="lead-search-list"
      >
        {groups.map(({ label, options: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
          <div key={label} role="group" aria-labelledby={`${id}-${label}`}>
            <p className="lead-search-group" id={`${id}-${label}`} role="presentation">
              {label}
            </p>
            {ofGroup.map((option) => {
              const index = options.indexOf(option);
              const Icon = icons[label];
              return (
                <Link
                  key={option.id}
                  id={optionId(index)}
                  href={option.href}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  className="lead-search-option"
                  onClick={onClose}
                >
                  <Icon size={20} aria-hidden="true" />
                  <span>
                    <span className="lead-search-title">
                      {option.title}
                      {option.status ? (
                        <span className="admin-chip" data-kind="status">
                          {option.status}
                        </span>
                      ) : null}
                    </span>
                    {option.details ? (
                      <span className="lead-search-details">{option.details}</span>
                    ) : null}
                  </span>
                </Link>
              );
            })}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

function statusText(
  found: FoundLeads | undefined,
  { typed, busy }: { typed: string; busy: boolean },
): string {
  if (!typed.trim()) return 'By name, telephone number, e-mail or address.';
  if (busy) return 'Searching…';
  const total = found ? found.requests.total + found.bookings.total : 0;
  return total === 0 ? 'Nothing found' : countText(total, ['result', 'results']);
}
