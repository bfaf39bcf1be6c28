import type { z } from 'zod'

/** An operation of the API, described next to its routes. */
export type Operation = {
  method: 'get' | 'post'
  /** In OpenAPI notation: "/api/blog/{slug}". */
  path: string
  id: string
  summary: string
  description?: string
  /** Needs an access token. */
  needsToken?: boolean
  parameters?: Parameter[]
  body?: Body
  /** Responses by status, except those in `problems`. */
  answers: Record<number, Answer>
  /** Descriptions of the statuses that are answered with a problem. */
  problems: Record<number, string>
  /** Requests with their actual status; tests send each of them. */
  cases: Case[]
}

/** A schema and its name in the document. */
export type Named = { name: string; schema: z.ZodType }

/** JSON without another `mediaType`. */
type Answer = {
  description: string
  schema: Named
  mediaType?: string
  headers?: Record<string, string>
}

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: z.ZodType
}

type Body = { mediaType: string; schema: Named; files?: Record<string, string> }

/** `parameters` of all kinds, by name. `answer` is an example response. */
export type Case = {
  name: string
  summary: string
  parameters?: Record<string, string>
  body?: unknown
  /** Names of the uploaded files, by field. */
  files?: Record<string, string>
  status: number
  answer: unknown
}
