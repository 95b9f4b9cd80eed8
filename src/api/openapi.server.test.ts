import { describe, expect, it } from 'vitest'
import { calls } from './contract.ts'
import { openApiDocument } from './openapi.server.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: { properties: object; additionalProperties?: boolean } }> }
  security?: object[]
  responses: Record<string, { content: object }>
}
const document = JSON.parse(JSON.stringify(openApiDocument('Home Quality'))) as {
  openapi: string
  info: { title: string }
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const operation = (id: string): Operation | undefined => operations.find((one) => one.operationId === id)

describe('the OpenAPI description', () => {
  it('lists every call of the contract at its path and method, and no other', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info.title).toBe('Home Quality')
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => `${one.operationId} ${method} ${path}`),
    )
    const promised = Object.entries(calls).map(([name, call]) => `${name} ${call.method.toLowerCase()} ${call.path}`)
    expect(listed.sort()).toEqual(promised.sort())
  })

  it('describes each good answer and the shape of every failure', () => {
    for (const [name, call] of Object.entries(calls)) {
      const statuses = Object.keys(operation(name)?.responses ?? {})
      expect(statuses, name).toEqual([...Object.keys(call.responses), 'default'])
      expect(Object.keys(operation(name)?.responses.default?.content ?? {})).toEqual(['application/problem+json'])
    }
  })

  it('names each blank of a path, each query field, each header and each field of a body', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const one of Object.values(methods)) {
        const blanks = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
        const inPath = one.parameters.filter((parameter) => parameter.in === 'path')
        expect(
          inPath.map((parameter) => parameter.name),
          path,
        ).toEqual(blanks)
        expect(inPath.every((parameter) => parameter.required)).toBe(true)
      }
    expect(operation('search')?.parameters).toEqual([
      expect.objectContaining({ name: 'q', in: 'query', required: true }),
    ])
    expect(operation('listArticles')?.parameters.map((one) => [one.name, one.required])).toEqual([
      ['category', false],
      ['search', false],
      ['fields', false],
    ])
    expect(operation('orderPlan')?.parameters).toEqual([
      expect.objectContaining({
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        schema: expect.objectContaining({ pattern: expect.stringContaining('{32,128}') }),
      }),
    ])
    const body = operation('orderPlan')?.requestBody?.content['application/json']?.schema
    expect(Object.keys(body?.properties ?? {})).toEqual(['planType', 'amount', 'currency'])
    expect(body?.additionalProperties).toBe(false)
  })

  it('says where a code may come with a request, and that it may be left out', () => {
    expect(operation('listChecklistItems')?.security).toEqual([{}, { accessCode: [] }])
    expect(operations.filter((one) => one.security).map((one) => one.operationId)).toEqual(['listChecklistItems'])
  })
})
