import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

/** A job that ends when it is told to, and says when it began. */
function job(began: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const run = () => {
    began.push(name)
    return promise
  }
  return { run, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

const moment = () => new Promise((resolve) => setTimeout(resolve))

it('lets only so many run, and the others in the order in which they came', async () => {
  const began: string[] = []
  const inTurn = limitConcurrency(2)
  const jobs = ['a', 'b', 'c', 'd'].map((name) => job(began, name))
  const [a, b, c, d] = jobs.map(({ run }) => inTurn(run))
  expect(began).toEqual(['a', 'b'])
  jobs[1]?.end()
  expect(await b).toBe('b')
  expect(began).toEqual(['a', 'b', 'c'])
  for (const each of jobs) each.end()
  expect(await Promise.all([a, c, d])).toEqual(['a', 'c', 'd'])
  expect(began).toEqual(['a', 'b', 'c', 'd'])
})

it('gives the place of one that failed to the next', async () => {
  const began: string[] = []
  const inTurn = limitConcurrency(1)
  const [first, second] = [job(began, 'first'), job(began, 'second')]
  const [failing, waiting] = [inTurn(first.run), inTurn(second.run)]
  first.fail()
  await expect(failing).rejects.toThrow('first')
  await moment()
  expect(began).toEqual(['first', 'second'])
  second.end()
  expect(await waiting).toBe('second')
  const third = job(began, 'third')
  const last = inTurn(third.run)
  expect(began).toEqual(['first', 'second', 'third'])
  third.end()
  expect(await last).toBe('third')
})
