import { mayAct } from '#model/accounts/accounts.ts'
import { isWithin } from '#model/accounts/tokens.ts'
import { type OperationName, operationNames } from '#model/assistants/assistants.ts'
import type { AdminContext, PublicAdminContext } from '#server/actions/admin-context.ts'
import { bindActions, type OnDenied } from '#server/actions/bind-actions.ts'
import { rejectNul } from '#server/actions/nul.ts'
import { userSubject } from '#server/features/accounts/record.ts'
import type { UsedToken } from '#server/features/accounts/tokens/read-token.ts'
import { auditCounted } from '#server/platform/audit/audit-counted.ts'
import { fail, HttpError } from '#server/platform/http/problem.ts'
import { validate } from '#server/platform/http/validate.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations/all.ts'
import { draftActions, readActions } from './reachable-actions.ts'

/** A program that acts for a person, by a token. */
export type Program = {
  token: Pick<UsedToken, 'id' | 'name'>
  /** The name of the site. */
  site: string
  /** What its scope and the person's role allow. */
  operations: Operation[]
  operation(name: OperationName): Operation
  /** Runs an operation, and records it. @throws HttpError */
  run(name: OperationName, given: unknown): Promise<Record<string, unknown>>
}

export type OpenProgram = (
  request: Request,
  client: AdminContext['client'],
) => Promise<Program | null>

/** The operations of a token, bound to its person and to their present role. */
export async function openProgram(
  context: PublicAdminContext,
  token: UsedToken,
  onDenied: OnDenied,
): Promise<Program> {
  const { actor, scope } = token
  const bind = { ...context, actor }
  const reads = bindActions(readActions, bind, onDenied)
  const drafts = bindActions(draftActions, bind, onDenied)
  const caller = { addressOf: (path: string) => `${context.siteUrl ?? ''}${path}` }

  async function run(name: OperationName, given: unknown) {
    const operation = operations[name]
    if (!isWithin(scope, operation.scope)) {
      fail(403, 'This token may only read. Make one that may draft on your account page.')
    }
    const input = rejectNul(validate(operation.input, given))
    const services = operation.scope === 'read' ? reads : drafts
    const result = await operation.run(services as never, input as never, caller).catch(refusal)
    await record(operation, input, result)
    if (result instanceof HttpError) throw result
    return operation.output.parse(result)
  }

  const record = (operation: Operation, input: unknown, result: unknown) =>
    auditCounted(context, actor, {
      action: 'assistants.called',
      subject: operation.subject(input) ?? userSubject(actor.id),
      summary: summaryOf(operation, input, result),
      rest: 'Other calls',
    })

  const all = operationNames.map((name) => operations[name])
  return {
    token,
    site: (await context.content.site()).name,
    operations: all.filter((each) => {
      return isWithin(scope, each.scope) && mayAct(actor.role, each.minRole)
    }),
    operation: (name) => operations[name],
    run,
  }
}

function summaryOf({ title, about }: Operation, input: unknown, result: unknown) {
  const isRefused = result instanceof HttpError
  const named = about(input, isRefused ? undefined : result)
  return `${named ? `${title}: ${named}` : title}${isRefused ? ' (refused)' : ''}`
}

/** Of a refused action, its answer; anything else is thrown. */
async function refusal(error: unknown) {
  if (error instanceof HttpError) return error
  if (!(error instanceof Response)) throw error
  const retryAfter = Number(error.headers.get('retry-after')) || undefined
  return new HttpError({ status: error.status, message: await error.text(), retryAfter })
}
