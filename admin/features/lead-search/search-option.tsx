import type { LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import type { FoundOption } from './found-leads.ts';

interface SearchOptionProps {
  id: string;
  option: FoundOption;
  Icon: LucideIcon;
  isActive: boolean;
  onChoose: () => void;
}

/** One option of the listbox; a link if it has an address, so that it also opens in a new tab. */
export function SearchOption({ id, option, Icon, isActive, onChoose }: SearchOptionProps) {
  const props = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: 'lead-search-option',
    onClick: onChoose,
    children: (
      <>
        <Icon size={20} aria-hidden="true" />
        <span>
          <span className="lead-search-title">
            <span>{option.title}</span>
            {option.status ? (
              <span className="admin-chip" data-kind="status">
                {option.status}
              </span>
            ) : null}
          </span>
          {option.details ? <span className="lead-search-details">{option.details}</span> : null}
        </span>
      </>
    ),
  };
  return option.href === undefined ? <div {...props} /> : <Link href={option.href} {...props} />;
}
