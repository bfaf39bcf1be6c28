import { expect, test } from 'vitest'
import { createTurnstile } from './mutex.ts'

test('one is let through at a time, in the order in which they came', async () => {
  const turnstile = createTurnstile()
  const inside: string[] = []
  const turns = ['a', 'b', 'c'].map((name) => {
    const turn = turnstile.turn()
    return { turn, entered: turn.enter().then(() => void inside.push(name)) }
  })
  for (const [index, { turn, entered }] of turns.entries()) {
    await entered
    expect(inside).toHaveLength(index + 1)
    turn.leave()
  }
  expect(inside).toEqual(['a', 'b', 'c'])
})

test('who leaves while they wait gets in no more, holds up nobody and lets nobody in too early', async () => {
  const turnstile = createTurnstile()
  const [first, second, third] = [turnstile.turn(), turnstile.turn(), turnstile.turn()]
  await first.enter()
  const gaveUp = expect(second.enter()).rejects.toThrow('This try is over.')
  let isThirdIn = false
  const entered = third.enter().then(() => {
    isThirdIn = true
  })
  second.leave()
  await new Promise(setImmediate)
  expect(isThirdIn).toBe(false)
  first.leave()
  await Promise.all([gaveUp, entered])
})

test('who leaves without having come is let in no more', async () => {
  const turnstile = createTurnstile()
  const [early, other] = [turnstile.turn(), turnstile.turn()]
  early.leave()
  await expect(early.enter()).rejects.toThrow('This try is over.')
  await other.enter()
})
