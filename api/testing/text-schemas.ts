import * as z from 'zod/mini';

interface TextField {
  /** Names joined with dots; `[]` for the items of a list. */
  field: string;
  /** The schema of the text, with whatever makes it optional or a union. */
  text: z.ZodMiniType;
}

/** The parts of a schema's definition that contain others. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  items?: readonly z.ZodMiniType[];
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
}

/** Every text that `schema` accepts, at any depth; none if it is not an object's schema. */
export function textSchemas(schema: unknown): TextField[] {
  if (!(schema instanceof z.ZodMiniType)) return [];
  const { type, shape, in: input } = definitionOf(schema);
  if (type === 'pipe' && input) return textSchemas(input);
  return shape ? textsOf(schema, []) : [];
}

function textsOf(schema: z.ZodMiniType, path: readonly string[]): TextField[] {
  const { type, shape, element, items, innerType, in: input, out } = definitionOf(schema);
  if (type === 'string') return [{ field: path.join('.'), text: schema }];
  if (shape) return Object.entries(shape).flatMap(([name, one]) => textsOf(one, [...path, name]));
  if (element) return textsOf(element, [...path, '[]']);
  if (items) return items.flatMap((one, index) => textsOf(one, [...path, String(index)]));
  if (innerType) return textsOf(innerType, path);
  return [input, out].flatMap((one) => (one ? textsOf(one, path) : []));
}

const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;
