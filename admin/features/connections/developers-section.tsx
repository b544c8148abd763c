import { CopyField } from '#admin/forms/copy-field.tsx';
import { Part } from '#admin/shell/part.tsx';

/** Links to the API's documentation, and the address for assistants. */
export function DevelopersSection() {
  return (
    <Part
      title="For developers"
      lead="To connect a program, a developer needs only these addresses, plus one of your API keys for anything that isn’t public."
    >
      <ul className="connections-links">
        <li>
          <a href="/api/docs">API reference</a> for people
        </li>
        <li>
          <a href="/api/openapi.json">OpenAPI document</a> for programs
        </li>
      </ul>
      <CopyField label="MCP address, for assistants" text={`${window.location.origin}/api/mcp`} />
    </Part>
  );
}
