import { CopyField } from '#admin/forms/copy-field.tsx';
import { Part } from '#admin/shell/part.tsx';

/** Where the API is described, and the address for assistants. */
export function DevelopersSection() {
  return (
    <Part
      title="For developers"
      lead="Whoever connects a program needs no more than these addresses, and a key of yours for what is not public."
    >
      <ul className="connections-links">
        <li>
          <a href="/api/docs">API reference</a> to read
        </li>
        <li>
          <a href="/api/openapi.json">OpenAPI document</a> for programs that generate a client
        </li>
      </ul>
      <CopyField label="MCP address, for assistants" text={`${window.location.origin}/api/mcp`} />
    </Part>
  );
}
