import {
  CalendarCheck,
  CalendarDays,
  CirclePlus,
  ClipboardCheck,
  Clock,
  CreditCard,
  FileCheck,
  FileText,
  House,
  LifeBuoy,
  ListChecks,
  Lock,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  MessagesSquare,
  Phone,
  ReceiptText,
  RotateCcw,
  Ruler,
  ShieldCheck,
  Tag,
  Video,
} from 'lucide-react';

/** The pictures for the names that the content uses. */
const icons = {
  'add-ons': CirclePlus,
  area: MapPin,
  book: CalendarCheck,
  calendar: CalendarDays,
  card: CreditCard,
  clock: Clock,
  consultation: MessagesSquare,
  email: Mail,
  inspect: ClipboardCheck,
  itemised: ListChecks,
  licence: ShieldCheck,
  location: MapPin,
  phone: Phone,
  'pre-listing': Tag,
  price: ReceiptText,
  private: Lock,
  report: FileText,
  reschedule: RotateCcw,
  residential: House,
  schedule: CalendarDays,
  size: Ruler,
  support: LifeBuoy,
  text: MessageCircle,
  type: House,
  video: Video,
  warranty: FileCheck,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

export function ContentIcon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Icon = icons[name];
  return (
    <span className="site-icon">
      <Icon size={size} strokeWidth={1.75} />
    </span>
  );
}
