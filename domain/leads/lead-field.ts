/** What is known of a field that a visitor fills in. */
export interface LeadField {
  /** For the owner. */
  label: string;
  options?: readonly { value: string; label: string }[];
  /** `typed`: free text, which no mail turns into a link. `checked`: of a fixed form. */
  text: 'typed' | 'checked';
  /** Whether webhooks and the owner's assistant get it. */
  shared: boolean;
}

type FieldTable = Readonly<Record<string, LeadField>>;

export type SharedField<Table extends FieldTable> = {
  [Field in keyof Table]: Table[Field]['shared'] extends true ? Field : never;
}[keyof Table];

export const sharedFieldNames = <Table extends FieldTable>(table: Table) =>
  (Object.keys(table) as (keyof Table & string)[]).filter(
    (field): field is SharedField<Table> & string => table[field]?.shared === true,
  );
