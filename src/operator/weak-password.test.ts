import { describe, expect, it } from 'vitest'
import { weakness } from './weak-password.ts'

const names = ['Home Quality Phoenix', 'homes.example']

describe('a password of sixteen characters', () => {
  it.each([
    ['aaaaaaaaaaaaaaaa', 'different characters'],
    ['abababababababab', 'different characters'],
    ['Password Password', 'over and over'],
    ['correct4correct4!', 'different characters'],
    ['ab12cd34ef56ab12cd34ef5', 'over and over'],
    ['Abcdefgh-abcdefgh-', 'over and over'],
    ['abcdefghijklmnop', 'neighbors'],
    ['1234567890123456', 'neighbors'],
    ['zyxwvutsrqponmlk', 'neighbors'],
    ['HomeQualityPhoenix1', 'name of the service'],
    ['home-quality-phoenix-2026', 'name of the service'],
    ['homes.example-2026', 'name of the service'],
  ])('is refused where it is %s', (password, why) => {
    expect(weakness(password, names)).toContain(why)
  })

  it.each([
    'a password for tests only',
    'sixteen letters!',
    'correct horse battery staple',
    'hV3m0pQz8uT4nW1s',
    'mH2/0bLw0vYt9Q1a',
    'Phoenix sun at 5 on the porch',
  ])('is taken where nobody would guess it: %s', (password) => {
    expect(weakness(password, names)).toBeUndefined()
  })
})
