import { z } from 'zod'
import type { Nouns } from '#model/content/editor.ts'
import { fail, HttpError } from '#server/platform/http/problem.ts'
import { type Mutation, mutation } from './action.ts'
import type { AdminContext } from './admin-context.ts'

/** Rows that one request may change. */
const ROWS_MAX = 200

const OUT_OF_DATE = 'This list is out of date. Reload the page, then try again.'

type Rows<R> = {
  /** The field that names a row; a form sends it once or several times. */
  field: string
  nouns: Nouns
  /** "deleted": what was done with them. */
  done: string | ((row: R) => string)
  titleOf(context: AdminContext, row: R): Promise<string | undefined>
  /** Changes all of them in one transaction or none, for rows that depend on each other. */
  together?(context: AdminContext, rows: R[]): Promise<unknown>
}

/**
 * The mutation of one row for several. A row that is refused stays as it is, and the result says why by its title; a
 * malformed one refuses all of them.
 */
export function eachRow<I extends z.ZodType>(single: Mutation<I>, rows: Rows<z.output<I>>) {
  type Row = z.output<I>
  const { field, nouns, titleOf, together } = rows
  const values = z
    .preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(z.unknown()))
    .refine(({ length }) => length > 0, `Select a ${nouns[0]} first.`)
    .refine(({ length }) => length <= ROWS_MAX, `Select at most ${ROWS_MAX} ${nouns[1]}.`)
  const input = z.looseObject({ [field]: values })

  async function change(context: AdminContext, rows: Row[]): Promise<string[]> {
    const [first] = rows as [Row]
    const isOne = rows.length === 1
    try {
      if (isOne) await single.run(context, first)
      else if (together) await together(context, rows)
      else return changeHalves(context, rows)
      return []
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (!isOne) return changeHalves(context, rows)
      const title = await titleOf(context, first)
      return [title ? `“${title}”: ${error.message}` : error.message]
    }
  }

  async function changeHalves(context: AdminContext, rows: Row[]) {
    const half = Math.ceil(rows.length / 2)
    const refused = await change(context, rows.slice(0, half))
    return [...refused, ...(await change(context, rows.slice(half)))]
  }

  return mutation(single.minRole, input, async (context, { [field]: sent, ...shared }) => {
    const all = [...new Set(sent as unknown[])].map((value): Row => {
      const read = single.input.safeParse({ ...shared, [field]: value })
      return read.success ? read.data : fail(422, OUT_OF_DATE)
    })
    if (all.length === 1) {
      const { message } = await single.run(context, all[0] as Row)
      return { message, value: { refused: [] } }
    }
    const done = typeof rows.done === 'string' ? rows.done : rows.done(all[0] as Row)
    const refused = await change(context, all)
    if (refused.length === all.length) {
      fail(409, `No ${nouns[0]} was ${done}.`, { errors: Object.fromEntries(refused.entries()) })
    }
    const message = `${countOf(all.length - refused.length, nouns)} ${done}`
    const rest = refused.length === 1 ? '1 was not' : `${refused.length} were not`
    return {
      message: refused.length > 0 ? `${message}, ${rest}.` : `${message}.`,
      value: { refused },
    }
  })
}

function countOf(count: number, [one, several]: Nouns) {
  return `${count} ${count === 1 ? one : several}`
}
