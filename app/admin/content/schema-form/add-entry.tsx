import { Plus } from 'lucide-react'
import { useState } from 'react'
import { discriminatorOf } from '#model/content/form/branches.ts'
import { emptyValue } from '#model/content/form/empty-value.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { withArticle } from '#model/content/form/labels.ts'
import { Button } from '#ui/button.tsx'
import { useFormActions } from './form-context.ts'
import { KindChooser } from './kind-chooser.tsx'

type AddEntryProps = {
  items: JsonSchema
  /** Path of the list, and where in it the entry is added. */
  list: string
  index: number
  noun: string
  /** Between two entries: a small button that appears when it is pointed at or focused. */
  isBetween?: boolean
}

/** Adds an entry; asks for its kind if there are several. */
export function AddEntry({ items, list, index, noun, isBetween = false }: AddEntryProps) {
  const { idOf, insert } = useFormActions()
  const [isChoosing, setIsChoosing] = useState(false)
  const kinds = items.oneOf ?? items.anyOf ?? []
  const hasKinds = discriminatorOf(kinds) !== null

  function add(schema: JsonSchema, name: string) {
    setIsChoosing(false)
    insert(list, index, emptyValue(schema), name)
  }
  const text = `Add ${withArticle(noun)}`
  const press = () => (hasKinds ? setIsChoosing(true) : add(items, withArticle(noun)))
  return (
    <>
      {isBetween ? (
        <button
          type="button"
          aria-label={`${text} before number ${index + 1}`}
          title={text}
          onClick={press}
          className="-top-3.5 absolute left-1/2 z-1 -translate-x-1/2 max-md:left-2 inline-flex size-7 items-center justify-center rounded-pill border border-strong-line bg-paper not-pointer-coarse:not-hover:not-focus-visible:opacity-0 hover:border-ink"
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      ) : (
        <Button size="sm" variant="outline" type="button" id={idOf(list, 'add')} onClick={press}>
          <Plus aria-hidden="true" className="size-4" />
          {text}
        </Button>
      )}
      {isChoosing && (
        <KindChooser
          title={text}
          kinds={kinds}
          onPick={(kind) => add(kind, kind.title ?? noun)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  )
}
