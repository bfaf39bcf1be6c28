import type { z } from 'zod'
import type { Role } from '#model/accounts/accounts.ts'
import type { AdminContext, PublicAdminContext } from './admin-context.ts'
import type { Download } from './download.ts'

/** A successful change: a message for the person and a value for the screen. */
export type ActionSuccess<T> = { message: string; value: T }

/** An admin action that reads: minimum role, input schema and implementation. */
export type Query<I extends z.ZodType = z.ZodType, O = unknown> = {
  kind: 'query'
  isOpenBeforeSecondFactor?: boolean
  minRole: Role
  input: I
  run(context: AdminContext, input: z.output<I>): Promise<O>
}

/** A query whose answer is a file; it has an address of its own (admin-downloads.ts). */
export type DownloadAction<I extends z.ZodType = z.ZodType> = Omit<Query<I, Download>, 'kind'> & {
  kind: 'download'
}

export type Mutation<I extends z.ZodType = z.ZodType, T = unknown> = {
  kind: 'mutation'
  isOpenBeforeSecondFactor?: boolean
  minRole: Role
  input: I
  run(context: AdminContext, input: z.output<I>): Promise<ActionSuccess<T>>
}

/** A change that needs no session: signing in, and the links in emails. */
export type PublicAction<I extends z.ZodType = z.ZodType, T = unknown> = {
  kind: 'public'
  input: I
  run(context: PublicAdminContext, input: z.output<I>): Promise<ActionSuccess<T>>
}

/** Defines a query. `run` may throw an HttpError (404 and the like). */
export function query<I extends z.ZodType, O>(
  minRole: Role,
  input: I,
  run: Query<I, O>['run'],
): Query<I, O> {
  return { kind: 'query', minRole, input, run }
}

/** Defines a download. `run` may throw an HttpError, like that of a query. */
export function download<I extends z.ZodType>(
  minRole: Role,
  input: I,
  run: DownloadAction<I>['run'],
): DownloadAction<I> {
  return { kind: 'download', minRole, input, run }
}

/** Defines a mutation. `run` writes its audit row in its own transaction and fails with one message per field. */
export function mutation<I extends z.ZodType, T>(
  minRole: Role,
  input: I,
  run: Mutation<I, T>['run'],
): Mutation<I, T> {
  return { kind: 'mutation', minRole, input, run }
}

/** Allows an action before a required second factor is set up. */
export function openBeforeSecondFactor<V extends { isOpenBeforeSecondFactor?: boolean }>(
  action: V,
): V {
  return { ...action, isOpenBeforeSecondFactor: true }
}

export function publicAction<I extends z.ZodType, T>(
  input: I,
  run: PublicAction<I, T>['run'],
): PublicAction<I, T> {
  return { kind: 'public', input, run }
}

// biome-ignore lint/suspicious/noExplicitAny: an action with any input
type Any = any
export type Action =
  | Query<Any, Any>
  | DownloadAction<Any>
  | Mutation<Any, Any>
  | PublicAction<Any, Any>

/** What an action returns: the value of a query, or of a mutation that succeeded. Screens import it as a type. */
export type ResultOf<A extends Action> =
  A extends Query<z.ZodType, infer O>
    ? O
    : A extends Mutation<z.ZodType, infer T> | PublicAction<z.ZodType, infer T>
      ? T
      : never

/** Actions by feature. */
export type Actions = Record<string, Record<string, Action>>
