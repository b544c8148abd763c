import { useBusiness } from '#ui/business.tsx';

export function Brand() {
  const { name, license } = useBusiness();
  return (
    <div className="admin-brand">
      <svg className="admin-brand-mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M7 16.5 16 9l9 7.5M10 15v8.5h12V15M13.2 18.6l2.3 2.3 3.9-4.2" />
      </svg>
      <div>
        <p className="admin-brand-name">{name}</p>
        <p className="admin-brand-license">{license ? `Admin · ${license.label}` : 'Admin'}</p>
      </div>
    </div>
  );
}
