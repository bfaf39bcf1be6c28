import type { z } from 'zod'
import type { Role } from '#model/accounts/accounts.ts'
import type { Desk, OpenDesk } from './admin-context.ts'

/** A change that was made: the sentence that says so, and what the screen goes on with. */
export type Done<T> = { message: string; value: T }

/** What the back office can do: who may at least, what it is given, what it does. */
export type Query<I extends z.ZodType = z.ZodType, O = unknown> = {
  kind: 'query'
  isOpenBeforeSecondFactor?: boolean
  least: Role
  input: I
  run(desk: Desk, input: z.output<I>): Promise<O>
}

export type Command<I extends z.ZodType = z.ZodType, T = unknown> = {
  kind: 'command'
  isOpenBeforeSecondFactor?: boolean
  least: Role
  input: I
  run(desk: Desk, input: z.output<I>): Promise<Done<T>>
}

/** A change that needs nobody signed in: signing in itself, and what links of mails lead to. */
export type Entry<I extends z.ZodType = z.ZodType, T = unknown> = {
  kind: 'entry'
  input: I
  run(desk: OpenDesk, input: z.output<I>): Promise<Done<T>>
}

/** Reads. `run` may refuse (404 and the like). */
export function query<I extends z.ZodType, O>(
  least: Role,
  input: I,
  run: Query<I, O>['run'],
): Query<I, O> {
  return { kind: 'query', least, input, run }
}

/** Changes. `run` writes its audit row in its own transaction, and refuses with sentences by field. */
export function command<I extends z.ZodType, T>(
  least: Role,
  input: I,
  run: Command<I, T>['run'],
): Command<I, T> {
  return { kind: 'command', least, input, run }
}

/** Marks what somebody may do whose role needs a second factor before they have set one up. */
export function openBeforeSecondFactor<V extends { isOpenBeforeSecondFactor?: boolean }>(
  verb: V,
): V {
  return { ...verb, isOpenBeforeSecondFactor: true }
}

export function entry<I extends z.ZodType, T>(input: I, run: Entry<I, T>['run']): Entry<I, T> {
  return { kind: 'entry', input, run }
}

// biome-ignore lint/suspicious/noExplicitAny: a verb of any input stands here
export type Verb = Query<any, any> | Command<any, any> | Entry<any, any>
/** Nouns, and by noun the verbs. */
export type Verbs = Record<string, Record<string, Verb>>
