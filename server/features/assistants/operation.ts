import type { z } from 'zod'
import type { Role } from '#model/accounts/accounts.ts'
import type { TokenScope } from '#model/accounts/tokens.ts'
import type { OperationName } from '#model/assistants/assistants.ts'
import type { DraftServices, ReadServices } from './reachable-actions.ts'

type Described<I, O> = {
  name: OperationName
  title: string
  /** For assistants and for the description of the API. */
  description: string
  /** Who may use it at all; the actions check again. */
  minRole: Role
  input: I
  output: O
  /** What a call is about, for the audit log ("lead:0190…"); null: nothing in particular. */
  subject(input: z.output<z.ZodType>): string | null
  /** The same in words, as far as they are known: `result` is undefined for a refused call. */
  about(input: z.output<z.ZodType>, result?: unknown): string | null
}

/** What an operation gets besides its actions. */
export type Caller = {
  /** The absolute address of a path of the site. */
  addressOf(path: string): string
}

/** One operation of programs, for both doors: HTTP and MCP. */
export type Operation = Described<z.ZodObject, z.ZodObject> & {
  scope: TokenScope
  run(services: ReadServices & DraftServices, input: never, caller: Caller): Promise<unknown>
}

type Defined<S, I extends z.ZodObject, O extends z.ZodObject> = Omit<
  Described<I, O>,
  'subject' | 'about'
> & {
  subject?(input: z.output<I>): string
  about?(input: z.output<I>, result?: z.input<O>): string
  run(services: S, input: z.output<I>, caller: Caller): Promise<z.input<O>>
}

/** Defines an operation that reads. It is given actions that change nothing. */
export function reading<I extends z.ZodObject, O extends z.ZodObject>(
  operation: Defined<ReadServices, I, O>,
) {
  return defined('read', operation)
}

/** Defines an operation that writes drafts. */
export function drafting<I extends z.ZodObject, O extends z.ZodObject>(
  operation: Defined<DraftServices, I, O>,
) {
  return defined('draft', operation)
}

function defined(scope: TokenScope, operation: object): Operation {
  return { subject: () => null, about: () => null, ...operation, scope } as unknown as Operation
}
