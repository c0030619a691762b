/** What a figures file must look like: checked field by field, so that a refusal can name the field. */
export type Shape =
  | { readonly is: "whole"; readonly min: number; readonly max: number }
  | { readonly is: "word"; readonly words: readonly string[] }
  | { readonly is: "text" }
  | { readonly is: "list"; readonly length: number; readonly of: Shape }
  | { readonly is: "fields"; readonly fields: Readonly<Record<string, Shape>> };

export interface Fault {
  readonly field: string;
  readonly why: string;
}

export const whole = (min: number, max: number): Shape => ({ is: "whole", min, max });
export const word = (words: readonly string[]): Shape => ({ is: "word", words });
export const list = (length: number, of: Shape): Shape => ({ is: "list", length, of });
export const fields = (named: Readonly<Record<string, Shape>>): Shape => ({ is: "fields", fields: named });
export const each = (names: readonly (string | number)[], of: Shape): Shape =>
  fields(Object.fromEntries(names.map((name) => [name, of])));

/** The first fault of the value; undefined when there is none. */
export function faultOf(shape: Shape, value: unknown, field = ""): Fault | undefined {
  if (value === undefined) return { field, why: "is missing" };
  switch (shape.is) {
    case "whole":
      if (!Number.isInteger(value)) return { field, why: "is not a whole number" };
      return Number(value) >= shape.min && Number(value) <= shape.max
        ? undefined
        : { field, why: `is not within ${shape.min} to ${shape.max}` };
    case "word":
      return shape.words.includes(value as string)
        ? undefined
        : { field, why: `is not one of ${shape.words.join(", ")}` };
    case "text":
      return typeof value === "string" ? undefined : { field, why: "is not text" };
    case "list":
      if (!Array.isArray(value)) return { field, why: "is not a list" };
      if (value.length !== shape.length)
        return { field, why: `has ${value.length} entries instead of ${shape.length}` };
      return firstFault(
        value.map((inner, i) => [String(i), shape.of, inner]),
        field,
      );
    case "fields": {
      if (typeof value !== "object" || value === null || Array.isArray(value))
        return { field, why: "is not an object" };
      const extra = Object.keys(value).find((name) => !Object.hasOwn(shape.fields, name));
      if (extra !== undefined) return { field: under(field, extra), why: "is not a figure of this game" };
      const inner = value as Readonly<Record<string, unknown>>;
      const parts = Object.entries(shape.fields).map(([name, of]) => [name, of, inner[name]] as const);
      return firstFault(parts, field);
    }
  }
}

const under = (field: string, name: string): string => (field === "" ? name : `${field}.${name}`);

function firstFault(parts: readonly (readonly [string, Shape, unknown])[], field: string): Fault | undefined {
  for (const [name, shape, value] of parts) {
    const fault = faultOf(shape, value, under(field, name));
    if (fault !== undefined) return fault;
  }
  return undefined;
}
