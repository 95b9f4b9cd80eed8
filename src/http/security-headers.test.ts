import { describe, expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

describe('the headers on every answer', () => {
  it('bind browsers to https only where the public address is https', () => {
    const name = 'strict-transport-security'
    expect(securityHeaders({ publicUrl: 'https://www.example.org' })).toHaveProperty(name)
    expect(securityHeaders({ publicUrl: 'http://localhost:3000' })).not.toHaveProperty(name)
  })
})
