import type { z } from 'zod'

/** One operation of the API as it is described beside its routes; the document is made from these. */
export type Operation = {
  method: 'get' | 'post'
  /** As OpenAPI writes it: "/api/blog/{slug}". */
  path: string
  id: string
  summary: string
  description?: string
  parameters?: Parameter[]
  body?: Body
  /** By status: what the answer holds. Problems need no entry here when they are in `problems`. */
  answers: Record<number, { description: string; schema: Named; headers?: Record<string, string> }>
  /** Statuses that are answered with a problem, by what they mean here. */
  problems: Record<number, string>
  /** Requests with the status that they really get; the tests send every one. */
  cases: Case[]
}

/** A schema under the name that it has in the document. */
export type Named = { name: string; schema: z.ZodType }

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: z.ZodType
}

type Body = { mediaType: string; schema: Named; files?: Record<string, string> }

/** `parameters` by name, of whatever kind; `answer` is an example of what comes back. */
export type Case = {
  name: string
  summary: string
  parameters?: Record<string, string>
  body?: unknown
  /** Names of the files that go with it, by field. */
  files?: Record<string, string>
  status: number
  answer: unknown
}
