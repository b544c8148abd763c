import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';

/** Leads from the screen of one item to the list of all. */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <p className="admin-back">
    <Link href={href}>
      <ArrowLeft size={18} />
      {children}
    </Link>
  </p>
);
