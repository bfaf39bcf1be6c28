import { type ReactNode, useState } from 'react'
import type { OutlineEntry } from '#app/admin/rich-text/outline.ts'
import { Outline } from '#app/admin/rich-text/outline-list.tsx'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { OutlineContext } from './form-context.ts'
import { ObjectFields } from './object-fields.tsx'

type FieldsAndAsideProps = {
  schema: JsonSchema
  value: unknown
  /** Above the fields, and no part of them. */
  start: ReactNode
  /** Below those in the aside. */
  end: ReactNode
  /** What is wrong with the fields. */
  children: ReactNode
}

/** What is written in a column, and beside it the fields of the aside, which scroll by themselves. */
export function FieldsAndAside({ schema, value, start, end, children }: FieldsAndAsideProps) {
  const [outline, setOutline] = useState<OutlineEntry[]>([])
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_--spacing(80)]">
      <div className="mx-auto grid w-full max-w-184 grid-cols-1 gap-6">
        {start}
        <div className="schema-form grid grid-cols-1 gap-6">
          {children}
          <OutlineContext value={setOutline}>
            <ObjectFields schema={schema} value={value} path="" part="main" />
          </OutlineContext>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-8 max-xl:mx-auto max-xl:w-full max-xl:max-w-184 max-xl:border-line max-xl:border-t max-xl:pt-8 xl:sticky xl:top-24 xl:max-h-[calc(100svh_-_--spacing(28))] xl:overflow-y-auto xl:pr-2 xl:pb-4 [&>aside]:border-line [&>aside]:border-t [&>aside]:pt-6 xl:[&>aside]:static xl:[&>aside]:max-h-none">
        <section aria-label="Details" className="schema-form is-aside grid grid-cols-1 gap-8">
          <Outline entries={outline} />
          <ObjectFields schema={schema} value={value} path="" part="aside" />
        </section>
        {end}
      </div>
    </div>
  )
}
