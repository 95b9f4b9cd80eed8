/** Reads JSON text of unknown origin, such as what a browser has stored or a chosen file holds. */

/** Returns the value as `T`, or undefined where it is none. */
export type Schema<T> = (value: unknown) => T | undefined

/** The value of a text; undefined where it is no JSON, or does not fit the schema. Null counts as the value null. */
export function readJson<T>(text: string | null, schema: Schema<T>): T | undefined {
  try {
    return schema(JSON.parse(text ?? 'null'))
  } catch {
    return undefined
  }
}

export const string: Schema<string> = (value) => (typeof value === 'string' ? value : undefined)
export const number: Schema<number> = (value) => (typeof value === 'number' ? value : undefined)
export const boolean: Schema<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
export const integer: Schema<number> = (value) => (Number.isInteger(value) ? Number(value) : undefined)
export const literal =
  <T extends string | number | boolean>(wanted: T): Schema<T> =>
  (value) =>
    value === wanted ? wanted : undefined
export const nullable =
  <T>(schema: Schema<T>): Schema<T | null> =>
  (value) =>
    value === null ? null : schema(value)

/** An object with anything in it. */
export const anyObject: Schema<Record<string, unknown>> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined

/** An array, without the entries that do not fit. */
export const listOf =
  <T>(schema: Schema<T>): Schema<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(schema).filter((one) => one !== undefined) : undefined

/** An object with any names, without the values that do not fit. */
export const recordOf =
  <T>(schema: Schema<T>): Schema<Record<string, T>> =>
  (value) => {
    const found = Object.entries(anyObject(value) ?? {}).map(([name, one]) => [name, schema(one)] as const)
    return anyObject(value) && Object.fromEntries(found.filter((one): one is [string, T] => one[1] !== undefined))
  }

type Read<Fields> = { [Name in keyof Fields]: Fields[Name] extends Schema<infer T> ? T : never }
type Fields = Record<string, Schema<unknown>>

/** An object with all of `required`; those of `optional` that do not fit are left out, and so is everything else. */
export const object =
  <R extends Fields, O extends Fields = Record<never, never>>(
    required: R,
    optional?: O,
  ): Schema<Read<R> & Partial<Read<O>>> =>
  (value) => {
    const found = anyObject(value)
    if (!found) return undefined
    const read = (schemas: Fields = {}) =>
      Object.entries(schemas)
        .map(([name, schema]) => [name, Object.hasOwn(found, name) ? schema(found[name]) : undefined] as const)
        .filter(([, one]) => one !== undefined)
    const needed = read(required)
    if (needed.length < Object.keys(required).length) return undefined
    return Object.fromEntries([...needed, ...read(optional)]) as Read<R> & Partial<Read<O>>
  }
