import type { z } from 'zod'
import { accountMessages, mayAct, type Role } from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { fail, HttpError } from '#server/platform/http/problem.ts'
import { validate } from '#server/platform/http/validate.ts'
import type { Action, Actions, DownloadAction, Mutation, PublicAction, Query } from './action.ts'
import type { AdminContext, PublicAdminContext } from './admin-context.ts'
import type { Download } from './download.ts'
import { rejectNul, withoutNul } from './nul.ts'

/** An action as a screen calls it; the action's schema validates the input. */
type Bound<V> = V extends DownloadAction
  ? (input?: unknown) => Promise<Download>
  : V extends Query<z.ZodType, infer O>
    ? (input?: unknown) => Promise<O>
    : V extends Mutation<z.ZodType, infer T>
      ? (input?: unknown) => Promise<ActionResult<T>>
      : V extends PublicAction<z.ZodType, infer T>
        ? (input?: unknown) => Promise<ActionResult<T>>
        : never

export type BoundActions<T extends Actions> = {
  [Noun in keyof T]: { [Name in keyof T[Noun]]: Bound<T[Noun][Name]> }
}

/** Called with the action's name ("blog.publish") when a signed-in person lacks the role for it. */
export type OnDenied = (actor: Actor, name: string) => Promise<void>

/**
 * Binds the actions to an actor; each checks the role first. A failed query throws a `Response`, which the error screen
 * shows; a failed mutation returns its messages.
 */
export function bindActions<T extends Actions>(
  actions: T,
  context: PublicAdminContext,
  onDenied: OnDenied = async () => {},
): BoundActions<T> {
  const bound = Object.entries(actions).map(([noun, group]) => [
    noun,
    Object.fromEntries(
      Object.entries(group).map(([name, action]) => {
        const denied = (error: unknown) => reportDenied(error, context, `${noun}.${name}`, onDenied)
        return [name, bindAction(action, context, denied)]
      }),
    ),
  ])
  return Object.fromEntries(bound)
}

async function reportDenied(
  error: unknown,
  { actor }: PublicAdminContext,
  name: string,
  tell: OnDenied,
) {
  if (actor && error instanceof HttpError && error.answer.status === 403) await tell(actor, name)
}

function bindAction(
  action: Action,
  context: PublicAdminContext,
  denied: (error: unknown) => Promise<void>,
) {
  if (action.kind === 'query' || action.kind === 'download') {
    return async (input: unknown = {}) => {
      try {
        return await action.run(
          authorised(context, action),
          validate(action.input, withoutNul(input)),
        )
      } catch (error) {
        await denied(error)
        throw error instanceof HttpError ? asResponse(error) : error
      }
    }
  }
  return async (input: unknown = {}): Promise<ActionResult<unknown>> => {
    try {
      const given = () => rejectNul(validate(action.input, input))
      const done =
        action.kind === 'public'
          ? await action.run(context, given())
          : await action.run(authorised(context, action), given())
      return { ok: true, ...done }
    } catch (error) {
      await denied(error)
      if (!(error instanceof HttpError)) throw error
      const { status, message, errors, retryAfter } = error.answer
      if (status === 401 || status === 403) throw asResponse(error)
      return { ok: false, status, message, errors, retryAfter }
    }
  }
}

function authorised(
  context: PublicAdminContext,
  action: Exclude<Action, PublicAction>,
): AdminContext {
  const { actor } = context
  if (!actor) fail(401, 'Please sign in first.')
  if (actor.lacksSecondFactor && !action.isOpenBeforeSecondFactor) {
    fail(403, accountMessages.secondFactorRequired)
  }
  requireRole(actor, action.minRole)
  return { ...context, actor }
}

/** @throws HttpError 403 with a message. */
export function requireRole(actor: Actor, minRole: Role) {
  if (mayAct(actor.role, minRole)) return
  fail(
    403,
    `Your role is ${actor.role}, and this needs an ${minRole}. Ask an owner of the site to do it or to change your role.`,
  )
}

function asResponse({ answer: { message, status, retryAfter } }: HttpError) {
  const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined
  return new Response(message, { status, headers })
}
