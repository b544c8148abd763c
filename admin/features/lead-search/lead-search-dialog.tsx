import { CalendarDays, Inbox, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { failureText } from '#admin/failure-text.ts';
import { countText } from '#admin/lists/count-text.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { type CommandActions, commandsOf, foundCommands } from './commands.ts';
import { type FoundLeads, foundGroups } from './found-leads.ts';
import { SearchOption } from './search-option.tsx';
import { useLeadSearch } from './use-lead-search.ts';
import './lead-search.css';
import { useBusiness } from '#ui/business.tsx';

const icons = { Requests: Inbox, Bookings: CalendarDays } as const;

interface LeadSearchDialogProps {
  actions: CommandActions;
  onClose: () => void;
}

/**
 * Finds commands, requests and bookings, and runs or opens one. A combobox with a list (ARIA
 * Authoring Practices): the arrow keys change the active option and Enter chooses it, while the
 * focus stays in the field.
 */
export function LeadSearchDialog({ actions, onClose }: LeadSearchDialogProps) {
  const { timeZone } = useBusiness();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const { search, found, busy, failure } = useLeadSearch(typed);
  const commands = foundCommands(commandsOf(actions), typed);
  // Commands come first: they appear at once, and later results do not move them.
  const groups = [
    { label: 'Commands', options: commands.map((option) => ({ option, Icon: option.Icon })) },
    ...(found ? foundGroups(found, search, timeZone) : []).map(({ label, options }) => ({
      label,
      options: options.map((option) => ({ option, Icon: icons[label] })),
    })),
  ].filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options.map(({ option }) => option));
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, options.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = options.length > 0 ? optionId(active) : undefined;

  // Runs after the dialog's own effect, which focuses its first button.
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[active];
    // Results of the previous search stay listed while the next one is under way.
    const isCurrent = !busy || active < commands.length;
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setChosen((active + step + options.length) % options.length);
    } else if (event.key === 'Enter' && option && isCurrent) {
      event.preventDefault();
      onClose();
      if (option.href === undefined) option.onAct();
      else navigate(option.href);
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
          aria-label="Search clients and commands"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          placeholder="A client or an action"
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
        {statusText(found, { typed, busy, commands: commands.length })}
      </p>
      <Alert>{failure ? failureText(failure) : undefined}</Alert>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        aria-busy={busy}
        className="lead-search-list"
      >
        {groups.map(({ label, options: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of options
          <div key={label} role="group" aria-labelledby={`${id}-${label}`}>
            <p className="lead-search-group" id={`${id}-${label}`} role="presentation">
              {label}
            </p>
            {ofGroup.map(({ option, Icon }) => {
              const index = options.indexOf(option);
              return (
                <SearchOption
                  key={option.id}
                  id={optionId(index)}
                  option={option}
                  Icon={Icon}
                  isActive={index === active}
                  onChoose={() => {
                    onClose();
                    if (option.href === undefined) option.onAct();
                  }}
                />
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
  { typed, busy, commands }: { typed: string; busy: boolean; commands: number },
): string {
  if (!typed.trim()) return 'Find clients by name, phone number, email or address.';
  if (busy) return 'Searching…';
  const total = commands + (found ? found.requests.total + found.bookings.total : 0);
  return total === 0 ? 'Nothing found' : countText(total, ['result', 'results']);
}
