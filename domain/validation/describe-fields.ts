import type * as z from 'zod/mini';

/** What the API document and the tools of assistants say about a field. */
export interface FieldDescription {
  description: string;
  example?: unknown;
}

/** A text, with an example where its type does not say enough, or with the fields of the object that it describes. */
type FieldText =
  | string
  | readonly [description: string, example: unknown]
  | { readonly about: string; readonly fields: Readonly<Record<string, FieldText>> };

type FieldTexts<T> = T extends readonly (infer E)[]
  ? FieldTexts<E>
  : { readonly [K in keyof T]?: FieldText };

// Not in zod's metadata: one schema is the type of several fields, such as the first and the last day of a range.
const ofObjects = new WeakMap<object, Map<string, FieldDescription>>();
const ofFields = new WeakMap<object, Map<string, FieldDescription>>();

/**
 * Describes the fields of an object's schema, and of every other schema that has the same fields. In a module of its
 * own beside the schema (`*.descriptions.ts`), which only the server loads: forms in the browser do not need the texts.
 */
export function describeFields<S extends z.ZodMiniType>(
  schema: S,
  texts: FieldTexts<NonNullable<z.input<S>>>,
): void {
  describeAll(schema, texts as Readonly<Record<string, FieldText>>);
}

function describeAll(schema: object, texts: Readonly<Record<string, FieldText>>): void {
  const object = objectIn(schema as z.ZodMiniType);
  if (!object) throw new Error('Only an object has fields');
  const described = ofObjects.get(object) ?? new Map<string, FieldDescription>();
  ofObjects.set(object, described);
  for (const [name, text] of Object.entries(texts)) {
    const field = shapeOf(object)[name];
    if (!field) throw new Error(`There is no field ${name}`);
    const entry = entryOf(text);
    described.set(name, entry);
    const byName = ofFields.get(field) ?? new Map<string, FieldDescription>();
    if (!byName.has(name)) byName.set(name, entry);
    ofFields.set(field, byName);
    if (typeof text === 'object' && 'fields' in text) describeAll(field, text.fields);
  }
}

function entryOf(text: FieldText): FieldDescription {
  if (typeof text === 'string') return { description: text };
  if ('about' in text) return { description: text.about };
  const [description, example] = text;
  return { description, example };
}

/** The descriptions of an object's fields, as far as there are any. */
export function descriptionsOf(schema: z.ZodMiniType): Record<string, FieldDescription> {
  const object = objectIn(schema);
  if (!object) return {};
  const known = Object.entries(shapeOf(object)).flatMap(([name, field]) => {
    const entry = ofObjects.get(object)?.get(name) ?? descriptionOf(field, name);
    return entry ? [[name, entry] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Also of a field that a derived schema has made optional. */
function descriptionOf(field: z.ZodMiniType, name: string): FieldDescription | undefined {
  for (let inner: z.ZodMiniType | undefined = field; inner; inner = innerOf(inner)) {
    const entry = ofFields.get(inner)?.get(name);
    if (entry) return entry;
  }
  return undefined;
}

function objectIn(schema: z.ZodMiniType): z.ZodMiniObject | undefined {
  for (let inner: z.ZodMiniType | undefined = schema; inner; inner = innerOf(inner)) {
    if (inner._zod.def.type === 'object') return inner as z.ZodMiniObject;
  }
  return undefined;
}

const shapeOf = (object: z.ZodMiniObject) =>
  object._zod.def.shape as Readonly<Record<string, z.ZodMiniType>>;

/** The schema that another one wraps, of lists and records that of their values. */
function innerOf(schema: z.ZodMiniType): z.ZodMiniType | undefined {
  const { def } = schema._zod as unknown as { def: Wrapper };
  // A pipe that prepares its input is described by its result.
  if (def.type === 'pipe') return def.in?._zod.def.type === 'transform' ? def.out : def.in;
  return def.innerType ?? def.element ?? def.valueType;
}

interface Wrapper {
  type: string;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
}
