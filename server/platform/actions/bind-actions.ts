import type { z } from 'zod'
import { accountMessages, mayAct, type Role } from '#model/accounts/accounts.ts'
import type { ActionResult } from '#model/action-result.ts'
import { Refusal, refuse } from '#server/platform/http/problem.ts'
import { validate } from '#server/platform/http/validate.ts'
import type { Command, Entry, Query, Verb, Verbs } from './action.ts'
import type { Actor } from './actor.ts'
import type { Desk, OpenDesk } from './admin-context.ts'
import { refuseNul, withoutNul } from './nul.ts'

/** A verb as a screen calls it. Whatever is given is checked by the verb's own schema. */
type Bound<V> =
  V extends Query<z.ZodType, infer O>
    ? (input?: unknown) => Promise<O>
    : V extends Command<z.ZodType, infer T>
      ? (input?: unknown) => Promise<ActionResult<T>>
      : V extends Entry<z.ZodType, infer T>
        ? (input?: unknown) => Promise<ActionResult<T>>
        : never

export type BoundVerbs<T extends Verbs> = {
  [Noun in keyof T]: { [Name in keyof T[Noun]]: Bound<T[Noun][Name]> }
}

/** Told of an action that somebody who is signed in was denied, by name ("posts.publish"). */
export type OnDenied = (actor: Actor, name: string) => Promise<void>

/**
 * The verbs for whoever sits at this desk; each checks the role before anything else. A query that is refused throws
 * a `Response`, which the screens show; a change that is refused answers with the sentences.
 */
export function bindVerbs<T extends Verbs>(
  verbs: T,
  desk: OpenDesk,
  onDenied: OnDenied = async () => {},
): BoundVerbs<T> {
  const bound = Object.entries(verbs).map(([noun, group]) => [
    noun,
    Object.fromEntries(
      Object.entries(group).map(([name, verb]) => {
        const denied = (error: unknown) => tellDenied(error, desk, `${noun}.${name}`, onDenied)
        return [name, bindVerb(verb, desk, denied)]
      }),
    ),
  ])
  return Object.fromEntries(bound)
}

async function tellDenied(error: unknown, { actor }: OpenDesk, name: string, tell: OnDenied) {
  if (actor && error instanceof Refusal && error.answer.status === 403) await tell(actor, name)
}

function bindVerb(verb: Verb, desk: OpenDesk, denied: (error: unknown) => Promise<void>) {
  if (verb.kind === 'query') {
    return async (input: unknown = {}) => {
      try {
        return await verb.run(authorised(desk, verb), validate(verb.input, withoutNul(input)))
      } catch (error) {
        await denied(error)
        throw error instanceof Refusal ? asResponse(error) : error
      }
    }
  }
  return async (input: unknown = {}): Promise<ActionResult<unknown>> => {
    try {
      const given = () => refuseNul(validate(verb.input, input))
      const done =
        verb.kind === 'entry'
          ? await verb.run(desk, given())
          : await verb.run(authorised(desk, verb), given())
      return { ok: true, ...done }
    } catch (error) {
      await denied(error)
      if (!(error instanceof Refusal)) throw error
      const { status, message, errors, retryAfter } = error.answer
      if (status === 401 || status === 403) throw asResponse(error)
      return { ok: false, status, message, errors, retryAfter }
    }
  }
}

function authorised(desk: OpenDesk, verb: Exclude<Verb, Entry>): Desk {
  const { actor } = desk
  if (!actor) refuse(401, 'Please sign in first.')
  if (actor.lacksSecondFactor && !verb.isOpenBeforeSecondFactor) {
    refuse(403, accountMessages.secondFactorRequired)
  }
  requireRole(actor, verb.least)
  return { ...desk, actor }
}

/** @throws Refusal 403 with a sentence. */
export function requireRole(actor: Actor, least: Role) {
  if (mayAct(actor.role, least)) return
  refuse(
    403,
    `Your role is ${actor.role}, and this needs ${least === 'owner' ? 'an owner' : 'an editor'}. Ask an owner of the site to do it or to change your role.`,
  )
}

function asResponse({ answer: { message, status, retryAfter } }: Refusal) {
  const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined
  return new Response(message, { status, headers })
}
