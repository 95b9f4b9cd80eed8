import { z } from 'zod'
import type { CallShape } from './call-shape.ts'
import { calls, problemSchema } from './contract.ts'
import type { AnyCall } from './serve-call.server.ts'

/** The OpenAPI 3.1 description of the whole API, made from the schemas that check it. */
export function openApiDocument(title: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of Object.entries(calls)) {
    paths[call.path] ??= {}
    Object.assign(paths[call.path] ?? {}, { [call.method.toLowerCase()]: operation(name, call) })
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema) },
      securitySchemes: { accessCode: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation(name: string, call: AnyCall): object {
  return {
    operationId: name,
    summary: call.summary,
    parameters: [...parameters('path', call), ...parameters('query', call), ...parameters('header', call)],
    ...('body' in call
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body) } } } }
      : {}),
    ...('bearer' in call ? { security: [{}, { accessCode: [] }] } : {}),
    responses: {
      ...Object.fromEntries(Object.entries(call.responses).map(([status, schema]) => [status, success(schema)])),
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

const success = (schema: unknown): object =>
  schema === 'file'
    ? { description: 'A file', content: { 'application/pdf': {}, 'text/html': {} } }
    : { description: 'Success', content: { 'application/json': { schema: schemaOf(schema as z.core.$ZodType) } } }

function parameters(where: 'path' | 'query' | 'header', call: CallShape): object[] {
  const schema = { path: call.params, query: call.query, header: call.headers }[where]
  if (!schema) return []
  const described = schemaOf(schema) as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (described.required?.includes(name) ?? false),
    schema: property,
  }))
}

function schemaOf(schema: z.core.$ZodType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' })
  return described
}
