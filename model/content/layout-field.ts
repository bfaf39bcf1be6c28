import { z } from 'zod'

/**
 * The field that chooses the layout, for a kind of section whose layouts have fields of their own: each of its schemas has
 * this field with its own layouts, and the form offers all of them.
 */
export function layoutField<const All extends readonly string[]>(values: All, description: string) {
  return <const Own extends All[number]>(...own: [Own, ...Own[]]) =>
    z.enum(own).meta({ title: 'Layout', description, values })
}
